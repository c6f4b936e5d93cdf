import { createHash } from 'node:crypto';
import { type AuditLogEnd, beforeFirst, hashOfEntry, type LinkedEntry } from '@clearpaw/domain';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type AuthSecrets, findAuthSecrets } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntryTable, auditHeadTable } from '../../schema/audit.ts';
import { anchorEnds } from './anchors.ts';
import { hasMac } from './entry-mac.ts';
import { takesUnkeyed } from './keyed-since.ts';
import { isSealed, sealOf } from './seal.ts';
import { noteEnd, noteMissing, witnessOf } from './witness.ts';

const batch = 500;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** The dependencies of an audit log. */
export type AuditServices = Pick<Call['services'], 'store' | 'config' | 'sealer' | 'objects' | 'clock'>;

export type AuditRow = typeof auditEntryTable.$inferSelect;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a row was written by a server with the secret, or may be from a release that could not sign. */
export type IsProven = (row: AuditRow) => boolean;

export async function provenBy(services: AuditServices): Promise<IsProven> {
  const unkeyedToo = await takesUnkeyed(services);
  return (row) => (row.mac === null ? unkeyedToo : hasMac(services, entryOf(row), row.mac));
}

/**
 * Links pending entries in batches; concurrent servers take turns. An entry that was not written with the secret is not
 * linked: it stays pending, and the verification reports it.
 */
export async function linkEntries(services: AuditServices, businessId: string): Promise<void> {
  const { store, config } = services;
  const written = [...(witnessOf(store).written.get(businessId) ?? [])];
  const [secrets, isProven] = [await findAuthSecrets(config), await provenBy(services)];
  let after: string | null = beforeAllIds;
  let isTrusted = true;
  while (after !== null) {
    const from: string = after;
    const done: Batch = await store.transaction(({ db }) =>
      linkBatch(db, { secrets, businessId, isProven, after: from, takesAnyEnd: !isTrusted }),
    );
    // Sealing an end that was moved from outside would legitimize it, so it is recorded outside the database first.
    if (done.forged !== null) {
      noteMissing(store, businessId, done.forged);
      await anchorEnds(services);
    }
    isTrusted = done.forged === null;
    if (done.end) noteEnd(store, businessId, done.end);
    after = done.next;
  }
  await confirmWritten(services, businessId, written);
}

/** Entries that this server committed must exist; a missing one was deleted before it was linked. */
async function confirmWritten(
  { store }: AuditServices,
  businessId: string,
  written: readonly string[],
): Promise<void> {
  if (written.length === 0) return;
  const found = await store.db
    .select({ id: auditEntryTable.id })
    .from(auditEntryTable)
    .where(and(eq(auditEntryTable.businessId, businessId), inArray(auditEntryTable.id, [...written])));
  const there = new Set(found.map(({ id }) => id));
  for (const id of written) if (!there.has(id)) noteMissing(store, businessId, id);
  const waiting = witnessOf(store).written;
  const left = new Set([...(waiting.get(businessId) ?? [])].filter((id) => !written.includes(id)));
  if (left.size > 0) waiting.set(businessId, left);
  else waiting.delete(businessId);
}

interface LinkParts {
  readonly secrets: AuthSecrets;
  readonly businessId: string;
  readonly isProven: IsProven;
  readonly after: string;
  /** Continues from an end without our seal: it has been recorded that the seal is not ours. */
  readonly takesAnyEnd: boolean;
}

interface Batch {
  /** The current end of the chain; null if nothing was linked. */
  readonly end: AuditLogEnd | null;
  /** The last id that was processed, if there may be more. */
  readonly next: string | null;
  /** The last entry of an end that we did not seal: nothing was linked to it. */
  readonly forged: string | null;
}

async function linkBatch(db: Database, parts: LinkParts): Promise<Batch> {
  const { secrets, businessId, isProven, after } = parts;
  const [secret] = secrets;
  const head = await lockHead(db, secret, businessId);
  if (!parts.takesAnyEnd && !isSealed(secrets, businessId, head, head.seal)) {
    return { end: null, next: after, forged: head.lastId ?? 'start' };
  }
  const waiting = await db
    .select()
    .from(auditEntryTable)
    .where(
      and(
        eq(auditEntryTable.businessId, businessId),
        isNull(auditEntryTable.position),
        gt(auditEntryTable.id, after),
      ),
    )
    .orderBy(asc(auditEntryTable.id))
    .limit(batch);
  const next = waiting.length === batch ? (waiting.at(-1)?.id ?? null) : null;
  const proven = waiting.filter(isProven);
  const last = await assignPositions(db, proven, head);
  if (!last) return { end: null, next, forged: null };
  const end = { count: head.count + proven.length, hash: last.hash, lastId: last.id };
  await db
    .update(auditHeadTable)
    .set({ ...end, seal: sealOf(secret, businessId, end) })
    .where(eq(auditHeadTable.businessId, businessId));
  return { end, next, forged: null };
}

async function lockHead(db: Database, secret: string, businessId: string) {
  const start = { count: 0, hash: beforeFirst, lastId: null };
  const seal = sealOf(secret, businessId, start);
  await db
    .insert(auditHeadTable)
    .values({ businessId, ...start, seal })
    .onConflictDoNothing();
  const [head] = await db
    .select()
    .from(auditHeadTable)
    .where(eq(auditHeadTable.businessId, businessId))
    .for('update');
  return head ?? { ...start, seal };
}

async function assignPositions(
  db: Database,
  waiting: readonly AuditRow[],
  head: { count: number; hash: string },
): Promise<{ id: string; hash: string } | null> {
  const links: { id: string; position: number; hash: string }[] = [];
  let previous = head.hash;
  for (const row of waiting) {
    const position = head.count + links.length + 1;
    previous = hashOfEntry(entryOf(row), position, previous, sha256);
    links.push({ id: row.id, position, hash: previous });
  }
  if (links.length === 0) return null;
  await db.execute(sql`
    update audit_entry set place = link."position", hash = link.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, "position" int, hash text)
    where audit_entry.id = link.id`);
  return links.at(-1) ?? null;
}

/** A row in the form that is linked. */
export function entryOf(row: AuditRow): LinkedEntry {
  return { ...row, at: row.at.toISOString(), position: row.position ?? 0, hash: row.hash ?? '' };
}
