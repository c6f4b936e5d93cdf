import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Store } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';
import { profileTable } from '../../schema/profile.ts';
import { waiverSignatureTable } from '../../schema/waiver.ts';
import { incidentsSharedWith } from '../incidents/index.ts';
import { leaveOutOthers } from './leave-out-others.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table whose rows are deleted with a row of another one. */
interface Belonging {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** Credentials are not exported: they give access, and are not information about the person. */
const secret = /password|secret|token|private|public_key|hash|backup_codes|credential_id/;

/**
 * Everything stored about a person, by table: their account, and each row that would be deleted with it, found by the
 * database's own references, so that a new table is included automatically. In addition the visits of their pets,
 * the incidents they were notified of and what they signed, which belong to the businesses, and the businesses they pay for. Other people
 * are not named.
 */
export async function gatherPersonalData(store: Store, uid: string): Promise<Record<string, readonly Row[]>> {
  return store.transaction(async ({ db }) => {
    // One snapshot for everything, so that concurrent changes are included completely or not at all.
    await db.execute(sql`set transaction isolation level repeatable read, read only`);
    const gathered = new Map<string, readonly Row[]>();
    gathered.set('user', await rowsWhere(db, 'user', sql`id = ${uid}`));
    await follow(db, await belongings(db), 'user', sql`select id from "user" where id = ${uid}`, gathered);
    const pets = db.select({ id: petTable.id }).from(petTable).where(eq(petTable.ownerId, uid));
    const visits = await db.select().from(checkInTable).where(inArray(checkInTable.petId, pets));
    const businesses = await db.select().from(businessTable).where(eq(businessTable.billingUid, uid));
    const incidents = (await incidentsSharedWith(db, uid)).map((incident): Row => ({ ...incident }));
    const signatures = await signaturesOf(db, uid);
    const further = { visits, incidents, businesses, signatures };
    return leaveOutOthers(db, uid, { ...Object.fromEntries(gathered), ...further });
  });
}

/** What an owner has signed. What others signed on the device of a business, with the account of its staff, is theirs. */
function signaturesOf(db: Database, uid: string) {
  return db
    .select(getTableColumns(waiverSignatureTable))
    .from(waiverSignatureTable)
    .innerJoin(profileTable, eq(profileTable.uid, waiverSignatureTable.signedBy))
    .where(and(eq(waiverSignatureTable.signedBy, uid), eq(profileTable.userType, 'owner')));
}

/** Walks from a table's rows to all rows that depend on them. */
async function follow(
  db: Database,
  links: readonly Belonging[],
  parent: string,
  keys: SQL,
  gathered: Map<string, readonly Row[]>,
): Promise<void> {
  // People who connected an app of theirs are other people.
  if (parent === 'app') return;
  for (const { child, column, parentColumn } of links.filter((link) => link.parent === parent)) {
    const mine = sql`${sql.identifier(column)} in (select ${sql.identifier(parentColumn)} from ${sql.identifier(parent)} where ${sql.identifier(parentColumn)} in (${keys}))`;
    const before = gathered.get(child);
    gathered.set(child, withoutRepeats([...(before ?? []), ...(await rowsWhere(db, child, mine))]));
    if (before) continue;
    const next = links.find((link) => link.parent === child)?.parentColumn;
    if (next === undefined) continue;
    const childKeys = sql`select ${sql.identifier(next)} from ${sql.identifier(child)} where ${mine}`;
    await follow(db, links, child, childKeys, gathered);
  }
}

/** A table can be reached by several of its columns, for example a row by its pet and by its author. */
function withoutRepeats(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

async function rowsWhere(db: Database, table: string, condition: SQL): Promise<readonly Row[]> {
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${condition}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))),
  );
}

async function belongings(db: Database): Promise<readonly Belonging[]> {
  const { rows } = await db.execute<Row & Belonging>(sql`
    select child.relname as child, childcolumn.attname as "column",
           parent.relname as parent, parentcolumn.attname as "parentColumn"
      from pg_constraint link
      join pg_class child on child.oid = link.conrelid
      join pg_class parent on parent.oid = link.confrelid
      join pg_attribute childcolumn on childcolumn.attrelid = child.oid and childcolumn.attnum = link.conkey[1]
      join pg_attribute parentcolumn on parentcolumn.attrelid = parent.oid and parentcolumn.attnum = link.confkey[1]
     where link.contype = 'f' and link.confdeltype in ('c', 'n') and cardinality(link.conkey) = 1
       and link.connamespace = 'public'::regnamespace
     order by child.relname`);
  return rows;
}
