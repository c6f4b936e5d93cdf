import { lt } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Store } from '../database/index.ts';
import { UnrecoverableError } from '../jobs/index.ts';
import { isRefusal, type SmtpProblem } from './is-final.ts';
import { mailDeliveryTable } from './mail.table.ts';

/** Longer than any message is tried. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

const find = 'select sure from mail_taken where id = $1::uuid';
const drop = 'delete from mail_taken where id = $1::uuid and not sure';
const enter = `insert into mail_taken (id, at, sure) values ($1::uuid, $2::timestamptz, $3::boolean)
  on conflict (id) do update set sure = excluded.sure`;

const uncertain =
  'The mail server had the message and had not said yes when the connection or this server ended. It most likely has it; if not, retry.';

/**
 * Sends a message unless a mail server has accepted it before. A first note is stored before its last byte is sent, and
 * a second one with the server's reply; the database connection is acquired beforehand. Notes are as durable as the
 * calls that caused the mail: a note that did not wait for the disk was lost with the primary, and its mail was sent
 * again. If a server is killed, or a connection ends, between the two notes, only a person can find out whether the
 * message arrived: only an answer of the mail server shows that it does not have it (RFC 5321, 4.2.5 and 6.1). It is
 * dead-lettered, neither sent twice nor lost unnoticed. A message whose first note cannot be stored is not sent.
 */
export async function takeOnce(
  { pool }: Store,
  id: string,
  at: Date,
  handOver: (onLastByte: () => Promise<void>) => Promise<void>,
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
  handOver: (onLastByte: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const note = async (sure: boolean) => {
    await client.query({ name: 'mail_enter', text: enter, values: [id, at.toISOString(), sure] });
  };
  let isSent = false;
  try {
    await handOver(async () => {
      await note(false);
      isSent = true;
    });
  } catch (problem) {
    await client.query(drop, [id]);
    // A refusal, or a connection that broke before the last byte, is tried again as usual.
    throw isSent && !isRefusal(problem as SmtpProblem) ? new UnrecoverableError(uncertain) : problem;
  }
  await note(true);
}

/** Deletes notes about messages that are no longer tried. */
export async function deleteOldDeliveries({ db }: Store, now: Date): Promise<void> {
  await db.delete(mailDeliveryTable).where(lt(mailDeliveryTable.at, new Date(now.getTime() - keepMs)));
}
