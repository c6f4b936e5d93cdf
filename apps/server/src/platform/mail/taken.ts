import { lt } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import { mailTaken } from './mail.table.ts';

/** Longer than any message is tried. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

const known = 'select 1 from mail_taken where id = $1::uuid';
const enter = `with quick as (select set_config('synchronous_commit', 'off', true))
  insert into mail_taken (id, at) select $1::uuid, $2::timestamptz from quick on conflict do nothing`;

/**
 * Hands a message over unless a mail server has taken it before, and notes at once that it was taken. Between the mail
 * server's yes and this note lies the only moment in which a killed server leads to a repeat. To keep it short, the
 * connection is in hand before the message goes out, and the note does not wait for the disk.
 */
export async function takeOnce(
  { pool }: Store,
  id: string,
  at: Date,
  handOver: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  let broken = false;
  try {
    const before = await client.query({ name: 'mail_known', text: known, values: [id] });
    if (before.rows.length > 0) return;
    await handOver();
    await client
      .query({ name: 'mail_taken', text: enter, values: [id, at.toISOString()] })
      .catch((problem: Error) => {
        broken = true;
        throw problem;
      });
  } finally {
    client.release(broken);
  }
}

/** Forgets messages that nobody tries any more. */
export async function forgetTaken({ db }: Store, now: Date): Promise<void> {
  await db.delete(mailTaken).where(lt(mailTaken.at, new Date(now.getTime() - keepMs)));
}
