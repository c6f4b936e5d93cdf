import { sql } from 'drizzle-orm';
import { signLogsAgain } from '../features/audit/index.ts';
import { type AuthSecrets, encryptAgain, type Sealer } from '../platform/auth/index.ts';
import type { Store } from '../platform/database/index.ts';

interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
}

/** Every column that has what a sealer sealed. */
const sealedColumns: readonly SealedColumn[] = [
  { table: 'badge_key', key: 'kid', column: 'sealed_private' },
  { table: 'waiver_key', key: 'id', column: 'sealed_private' },
  { table: 'webhook', key: 'id', column: 'secret' },
  { table: 'webhook', key: 'id', column: 'old_secret' },
  { table: 'share_link', key: 'id', column: 'sealed_secrets' },
];

const batch = 500;

/** What needs the first secret alone from now on, and what may still need an earlier one. */
interface SealedAgain {
  readonly values: number;
  readonly signatures: number;
  /** Share links with a passcode, which only someone who enters it can sign again. */
  readonly passcodes: number;
  /** When the last of them ends; null for none, or if one does not end by itself. */
  readonly lastEndsAt: Date | null;
}

interface SealingParts {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly secrets: AuthSecrets;
}

/**
 * Seals, encrypts and signs with the first secret what is stored by an earlier one, beside running servers. It can be
 * stopped and started again.
 */
export async function sealAgain({ store, sealer, secrets }: SealingParts): Promise<SealedAgain> {
  let values = await encryptAgain(store, secrets);
  for (const column of sealedColumns) values += await sealColumn(store, sealer, column);
  const signatures = await signLogsAgain({ store, sealer }, secrets);
  return { values, signatures, ...(await countPasscodes(store)) };
}

async function sealColumn(
  { db }: Store,
  sealer: Sealer,
  { table, key, column }: SealedColumn,
): Promise<number> {
  const [from, id, value] = [table, key, column].map((name) => sql.identifier(name));
  let count = 0;
  let after: string | null = null;
  do {
    const { rows }: { rows: { id: string; sealed: string }[] } = await db.execute(sql`
      select ${id}::text as id, ${value} as sealed from ${from}
      where ${value} is not null and ${after === null ? sql`true` : sql`${id} > ${after}`}
      order by ${id} limit ${batch}`);
    for (const { id: row, sealed } of rows) {
      const again = sealer.sealAgain(sealed);
      if (again === null) continue;
      const { rowCount } = await db.execute(
        sql`update ${from} set ${value} = ${again} where ${id} = ${row} and ${value} = ${sealed}`,
      );
      count += rowCount ?? 0;
    }
    after = rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return count;
}

async function countPasscodes({ db }: Store) {
  const { rows } = await db.execute<{ passcodes: number; last: string | null; endless: boolean | null }>(sql`
    select count(*)::int as passcodes, max(expires_at)::text as last, bool_or(expires_at is null) as endless
    from share_link where passcode_hash is not null and ended_at is null and (expires_at is null or expires_at > now())`);
  const [{ passcodes, last, endless } = { passcodes: 0, last: null, endless: null }] = rows;
  return { passcodes, lastEndsAt: last === null || endless ? null : new Date(last) };
}
