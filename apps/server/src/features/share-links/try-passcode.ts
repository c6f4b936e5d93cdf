import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { shareLinkTable } from '../../schema/share-link.ts';
import { passcodeMacsOf } from './link-secrets.ts';
import type { StoredShareLink } from './stored-share-link.ts';

export type Tried = { readonly right: true } | { readonly right: false; readonly remaining: number };

/**
 * Compares a passcode and counts a wrong one down in one statement: however many are tried at once, on however many
 * servers, none is compared once the attempts are used up. Then null.
 */
export async function tryPasscode(
  services: Services,
  link: StoredShareLink,
  passcode: string,
): Promise<Tried | null> {
  const { id, attemptsLeft, passcodeMac } = shareLinkTable;
  const macs = passcodeMacsOf(services, link.id, passcode);
  const right = sql<boolean>`${passcodeMac} in ${macs}`;
  const [row] = await services.store.db
    .update(shareLinkTable)
    .set({
      attemptsLeft: sql`${attemptsLeft} - case when ${right} then 0 else 1 end`,
      // Compared with the first secret alone from now on.
      passcodeMac: sql`case when ${right} then ${macs[0]} else ${passcodeMac} end`,
    })
    .where(and(eq(id, link.id), gt(attemptsLeft, 0), sql`${shareLinkTable.endedAt} is null`))
    .returning({ right, remaining: attemptsLeft });
  if (!row) return null;
  return row.right ? { right: true } : { right: false, remaining: row.remaining ?? 0 };
}

const dedupeMinutes = 10;
/** Anyone with the link chooses the name, so a program must not be able to fill the table with names. */
const maxNamesAtOnce = 20;

/** Stores that a link was opened, for the same recipient once in ten minutes. */
export async function logUse(
  { store, newId }: Services,
  { linkId, recipient, now }: { readonly linkId: string; readonly recipient: string; readonly now: Date },
): Promise<void> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - dedupeMinutes * 60_000).toISOString();
  const enter = (db: Database) =>
    db.execute(sql`
      with recent as (
        select recipient from share_link_use where link_id = ${linkId} and at > ${since}
      ), entered as (
        insert into share_link_use (id, link_id, at, recipient)
        select ${newId()}, ${linkId}, ${at}, ${recipient}
        where not exists (select 1 from recent where recipient = ${recipient})
          and (select count(*) from recent) < ${maxNamesAtOnce}
        returning 1
      )
      update share_link set last_opened_at = ${at}, opened = opened + (select count(*) from entered)
      where id = ${linkId}`);
  await enter(store.db);
}
