import { lt } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Store } from '../database/index.ts';
import { UnrecoverableError } from '../jobs/index.ts';
import { mailDeliveryTable } from './mail.table.ts';

/** Longer than any message is tried. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

const find = 'select sure from mail_taken where id = $1::uuid';
const drop = 'delete from mail_taken where id = $1::uuid and not sure';
const enter = `insert into mail_taken (id, at, sure) values ($1::uuid, $2::timestamptz, $3::boolean)
  on conflict (id) do update set sure = excluded.sure`;

const uncertain =
  'The server was stopped while the mail server had the message and had not said yes. It most likely has it; if not, retry.';

/**
 * Sends a message unless a mail server has accepted it before. A first note is stored at the moment its last byte is
 * sent, and a second one with the server's reply; the database connection is acquired beforehand. Notes are as durable
 * as the calls that caused the mail: a note that did not wait for the disk was lost with the primary, and its mail was
 * sent again. If a server is killed between the two notes, only a person can find out whether the message arrived: it
 * is dead-lettered, neither sent twice nor lost unnoticed. A repeat is possible only after a kill between the last byte
 * and the first note, within the same tick.
 */
export async function takeOnce(
  { pool }: Store,
  id: string,
  at: Date,
  handOver: (onLastByte: () => void) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    const before = await client.query<{ sure: boolean }>({ name: 'mail_find', text: find, values: [id] });
    const known = before.rows[0];
    if (known?.sure) return;
    if (known) {
      await client.query(drop, [id]);
      throw new UnrecoverableError(uncertain);
    }
    await handOverNoted(client, { id, at }, handOver);
  } finally {
    // The pool discards a connection that broke in the meantime.
    client.release();
  }
}

async function handOverNoted(
  client: PoolClient,
  { id, at }: { readonly id: string; readonly at: Date },
  handOver: (onLastByte: () => void) => Promise<void>,
): Promise<void> {
  const note = (sure: boolean) =>
    client.query({ name: 'mail_enter', text: enter, values: [id, at.toISOString(), sure] });
  let over = false;
  let noted: Promise<unknown> = Promise.resolve();
  try {
    // If the first note fails, the second one fails too, or replaces both.
    await handOver(() => {
      if (!over) noted = note(false).catch(() => {});
    });
  } catch (problem) {
    over = true;
    // A refusal, or a connection that broke while the server was running: tried again as usual.
    await noted;
    await client.query(drop, [id]);
    throw problem;
  }
  over = true;
  await noted;
  await note(true);
}

/** Deletes notes about messages that are no longer tried. */
export async function deleteOldDeliveries({ db }: Store, now: Date): Promise<void> {
  await db.delete(mailDeliveryTable).where(lt(mailDeliveryTable.at, new Date(now.getTime() - keepMs)));
}
