import { eq, lt } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import { mailTaken } from './mail.table.ts';

/** Longer than any message is tried. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a mail server has taken this message before. */
export async function wasTaken({ db }: Store, id: string): Promise<boolean> {
  const rows = await db.select({ id: mailTaken.id }).from(mailTaken).where(eq(mailTaken.id, id));
  return rows.length > 0;
}

/**
 * Notes that a message was taken, as soon as can be: between the mail server's yes and this note lies the only moment
 * in which a killed server leads to a repeat. One message to the database, already on its way when we are killed;
 * waiting for the disk would not make that moment shorter, so the note does not.
 */
export async function noteTaken({ pool }: Store, id: string, at: Date): Promise<void> {
  await pool.query({
    name: 'mail_taken',
    text: `with quick as (select set_config('synchronous_commit', 'off', true))
      insert into mail_taken (id, at) select $1::uuid, $2::timestamptz from quick on conflict do nothing`,
    values: [id, at.toISOString()],
  });
}

/** Forgets messages that nobody tries any more. */
export async function forgetTaken({ db }: Store, now: Date): Promise<void> {
  await db.delete(mailTaken).where(lt(mailTaken.at, new Date(now.getTime() - keepMs)));
}
