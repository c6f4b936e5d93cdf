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
 * Hands a message over unless a mail server has taken it before. That its last byte is on its way is noted in that very
 * moment, and that it was taken with the yes; the connection is in hand before. Notes are as durable as the calls that
 * caused the mail: one that did not wait for the disk was lost with the primary, and its mail went out again. A server
 * that is killed between the two leaves a doubt which only a person can settle: such a message is parked, neither sent
 * twice nor lost in silence. Only a kill between the last byte and the first note, in the same turn, makes a repeat.
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
    // A connection that broke meanwhile is thrown away by the pool itself.
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
    // Should the first note fail, the second does too, or stands for both.
    await handOver(() => {
      if (!over) noted = note(false).catch(() => {});
    });
  } catch (problem) {
    over = true;
    // A no, or a line that broke while we were there to see it: tried again as ever.
    await noted;
    await client.query(drop, [id]);
    throw problem;
  }
  over = true;
  await noted;
  await note(true);
}

/** Forgets messages that no one tries any more. */
export async function deleteOldDeliveries({ db }: Store, now: Date): Promise<void> {
  await db.delete(mailDeliveryTable).where(lt(mailDeliveryTable.at, new Date(now.getTime() - keepMs)));
}
