import { endWalk, startOfTrail, type TrailCheck, type TrailWalk, walkOn } from '@clearpaw/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findAuthSecret } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { auditEntry, auditHead } from './audit.table.ts';
import { entryOf, linkEntries, sha256, type TrailServices } from './link-entries.ts';
import { isSealed } from './seal.ts';

const pageSize = 2_000;
/** A place that somebody forged may be below 1; none can be below this. */
const belowAllPlaces = -(2 ** 31);

/** Walks the whole trail of a business, page by page, in one snapshot. */
export async function verifyTrail(services: TrailServices, businessId: string): Promise<TrailCheck> {
  await linkEntries(services, businessId);
  const secret = await findAuthSecret(services.config);
  return services.store.db.transaction(
    async (db) => {
      const [head] = await db.select().from(auditHead).where(eq(auditHead.businessId, businessId));
      const walk = await walkAll(db, businessId);
      if (head && isSealed(secret, businessId, head, head.seal)) return endWalk(walk, head);
      // An end that we did not seal is no end: whoever cut the trail short moved it along.
      return endWalk(walk, { count: -1, hash: '', lastId: head?.lastId ?? null });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function walkAll(db: Database, businessId: string): Promise<TrailWalk> {
  let walk = startOfTrail;
  let after: number | null = belowAllPlaces;
  while (after !== null) {
    const rows: (typeof auditEntry.$inferSelect)[] = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.businessId, businessId), gt(auditEntry.place, after)))
      .orderBy(asc(auditEntry.place))
      .limit(pageSize);
    for (const row of rows) walk = walkOn(walk, entryOf(row), sha256);
    after = rows.at(-1)?.place ?? null;
  }
  return walk;
}
