import {
  type AuditLogCheck,
  type AuditLogEnd,
  type AuditLogWalk,
  endWalk,
  startOfAuditLog,
  walkOn,
} from '@clearpaw/domain';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { findAuthSecrets } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { auditEntryTable, auditHeadTable } from '../../schema/audit.ts';
import { findAnchor } from './anchors.ts';
import { hasMac } from './entry-mac.ts';
import {
  type AuditRow,
  type AuditServices,
  entryOf,
  type IsProven,
  linkEntries,
  provenBy,
  sha256,
} from './link-entries.ts';
import { isSealed } from './seal.ts';
import { witnessOf } from './witness.ts';

const pageSize = 2_000;
/** A forged position may be below 1, but not below this. */
const belowAllBusinesses = -(2 ** 31);

export interface LogCheck extends AuditLogCheck {
  /** Entries written before entries were signed; only the chain protects them. */
  readonly beforeKeys: number;
}

/**
 * Verifies the audit log of a business, page by page, in one snapshot, and compares it with what is known elsewhere:
 * the copy of its end outside the database, and what this server has just written and linked.
 */
export async function verifyAuditLog(services: AuditServices, businessId: string): Promise<LogCheck> {
  // Before linking, because new entries must not be linked unnoticed to an end that was restored.
  const outside = await knownOutside(services, businessId);
  await linkEntries(services, businessId);
  const [secrets, isProven] = [await findAuthSecrets(services.config), await provenBy(services)];
  const missing = [...outside.missing, ...(await findMissing(services, businessId))];
  return services.store.db.transaction(
    async (db) => {
      const [head] = await db.select().from(auditHeadTable).where(eq(auditHeadTable.businessId, businessId));
      const { walk, beforeKeys } = await walkAll(services, db, businessId, outside.ends);
      // An end that we did not seal does not count: truncating the audit log moved it.
      const sealed = head && isSealed(secrets, businessId, head, head.seal);
      const end = sealed ? head : { count: -1, hash: '', lastId: head?.lastId ?? null };
      const furthest = outside.ends.toSorted((a, b) => b.count - a.count)[0];
      const check = endWalk(walk, end, furthest);
      const stray = check.firstBroken ?? missing[0] ?? (await findUnproven(db, businessId, isProven));
      return { ...check, intact: stray === null, firstBroken: stray, beforeKeys };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function knownOutside(
  services: AuditServices,
  businessId: string,
): Promise<{ ends: AuditLogEnd[]; missing: readonly string[] }> {
  const anchor = await findAnchor(services, businessId);
  const ends = [...(anchor ? [anchor] : []), ...(witnessOf(services.store).ends.get(businessId) ?? [])];
  return { ends: ends.filter(({ count }) => count > 0), missing: anchor?.missing ?? [] };
}

/** Memory is read first: an id leaves it only once it is recorded outside. */
async function findMissing(services: AuditServices, businessId: string): Promise<readonly string[]> {
  const noticed = [...(witnessOf(services.store).missing.get(businessId) ?? [])];
  return [...noticed, ...((await findAnchor(services, businessId))?.missing ?? [])];
}

async function walkAll(
  services: AuditServices,
  db: Database,
  businessId: string,
  ends: readonly AuditLogEnd[],
): Promise<{ walk: AuditLogWalk; beforeKeys: number }> {
  const known = new Map(ends.map(({ count, hash }) => [count, hash]));
  let [walk, beforeKeys] = [startOfAuditLog, 0];
  let after: number | null = belowAllBusinesses;
  while (after !== null) {
    const rows: AuditRow[] = await db
      .select()
      .from(auditEntryTable)
      .where(and(eq(auditEntryTable.businessId, businessId), gt(auditEntryTable.position, after)))
      .orderBy(asc(auditEntryTable.position))
      .limit(pageSize);
    for (const row of rows) {
      const entry = entryOf(row);
      const proven = row.mac === null || hasMac(services, entry, row.mac);
      walk = walkOn(walk, entry, sha256, { known, proven });
      if (row.mac === null) beforeKeys += 1;
    }
    after = rows.at(-1)?.position ?? null;
  }
  return { walk, beforeKeys };
}

/** Pending entries not written with the secret: inserted, or changed before they were linked. */
async function findUnproven(db: Database, businessId: string, isProven: IsProven): Promise<string | null> {
  let after: string | null = null;
  do {
    const rows: AuditRow[] = await db
      .select()
      .from(auditEntryTable)
      .where(
        and(
          eq(auditEntryTable.businessId, businessId),
          isNull(auditEntryTable.position),
          after === null ? undefined : gt(auditEntryTable.id, after),
        ),
      )
      .orderBy(asc(auditEntryTable.id))
      .limit(pageSize);
    const stray = rows.find((row) => !isProven(row));
    if (stray) return stray.id;
    after = rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return null;
}
