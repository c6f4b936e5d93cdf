import { createHash } from 'node:crypto';
import { beforeFirst, hashOfEntry, type LinkedEntry } from '@clearpaw/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { findAuthSecret } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntry, auditHead } from './audit.table.ts';
import { sealOf } from './seal.ts';

const batch = 500;

/** What a trail is kept with. */
export type TrailServices = Pick<Call['services'], 'store' | 'config'>;

export type AuditRow = typeof auditEntry.$inferSelect;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Gives the entries that wait their places, in batches; two servers at once take turns. */
export async function linkEntries({ store, config }: TrailServices, businessId: string): Promise<void> {
  const secret = await findAuthSecret(config);
  let linked: number;
  do linked = await store.transaction(({ db }) => linkBatch(db, secret, businessId));
  while (linked === batch);
}

async function linkBatch(db: Database, secret: string, businessId: string): Promise<number> {
  const head = await lockHead(db, secret, businessId);
  const waiting = await db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.businessId, businessId), isNull(auditEntry.place)))
    .orderBy(asc(auditEntry.id))
    .limit(batch);
  const last = await givePlaces(db, waiting, head);
  if (!last) return 0;
  const next = { count: head.count + waiting.length, hash: last.hash, lastId: last.id };
  await db
    .update(auditHead)
    .set({ ...next, seal: sealOf(secret, businessId, next) })
    .where(eq(auditHead.businessId, businessId));
  return waiting.length;
}

async function lockHead(db: Database, secret: string, businessId: string) {
  const start = { count: 0, hash: beforeFirst, lastId: null };
  const seal = sealOf(secret, businessId, start);
  await db
    .insert(auditHead)
    .values({ businessId, ...start, seal })
    .onConflictDoNothing();
  const [head] = await db.select().from(auditHead).where(eq(auditHead.businessId, businessId)).for('update');
  return head ?? { ...start, seal };
}

async function givePlaces(
  db: Database,
  waiting: readonly AuditRow[],
  head: { count: number; hash: string },
): Promise<{ id: string; hash: string } | null> {
  const links: { id: string; place: number; hash: string }[] = [];
  let previous = head.hash;
  for (const row of waiting) {
    const place = head.count + links.length + 1;
    previous = hashOfEntry(entryOf(row), place, previous, sha256);
    links.push({ id: row.id, place, hash: previous });
  }
  if (links.length === 0) return null;
  await db.execute(sql`
    update audit_entry set place = link.place, hash = link.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, place int, hash text)
    where audit_entry.id = link.id`);
  return links.at(-1) ?? null;
}

/** A row as it is chained. */
export function entryOf(row: AuditRow): LinkedEntry {
  return { ...row, at: row.at.toISOString(), place: row.place ?? 0, hash: row.hash ?? '' };
}
