import type { AuditLogEnd } from '@clearpaw/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntryTable } from '../../schema/audit.ts';
import { forgetMissing, witnessOf } from './witness.ts';

/** What is stored about a business's audit log outside the database. The count never decreases. */
export interface AuditAnchor extends AuditLogEnd {
  /** Entries that were found deleted or replaced; they remain listed. */
  readonly missing: readonly string[];
}

type AnchorServices = Pick<Call['services'], 'objects' | 'store'>;
type Anchors = { [businessId: string]: AuditAnchor };

/** An arbitrary constant that has to be the same on every server. */
const anchorLock = 7_262_019;

/**
 * 256 notes store the ends of all logs: few enough to write each minute, each small however many businesses there are.
 */
const noteName = (businessId: string) => `audit-ends-${businessId.slice(-2)}`;

async function readNote({ objects }: AnchorServices, name: string): Promise<Anchors> {
  const text = await objects.notes.read(name);
  return text === null ? {} : (JSON.parse(text) as Anchors);
}

export async function findAnchor(services: AnchorServices, businessId: string): Promise<AuditAnchor | null> {
  return (await readNote(services, noteName(businessId)))[businessId] ?? null;
}

/** Stores the ends that this server has seen since the last time where writers of the database cannot change them. */
export async function anchorEnds(services: AnchorServices): Promise<void> {
  const { ends, missing } = witnessOf(services.store);
  const names = new Map<string, Set<string>>();
  for (const businessId of [...ends.keys(), ...missing.keys()]) {
    const name = noteName(businessId);
    names.set(name, (names.get(name) ?? new Set()).add(businessId));
  }
  for (const [name, businessIds] of names) await updateNote(services, name, businessIds);
}

/** One server at a time; data there is only ever added. */
async function updateNote(
  services: AnchorServices,
  name: string,
  businessIds: ReadonlySet<string>,
): Promise<void> {
  const { ends, missing } = witnessOf(services.store);
  const seen = new Map([...businessIds].map((id) => [id, ends.get(id) ?? []] as const));
  const gone = new Map([...businessIds].map((id) => [id, [...(missing.get(id) ?? [])]] as const));
  await services.store.transaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${anchorLock}, hashtext(${name}))`);
    const anchors = await readNote(services, name);
    for (const [businessId, witnessed] of seen) {
      const lost = gone.get(businessId) ?? [];
      anchors[businessId] = await raised(db, businessId, anchors[businessId], witnessed, lost);
    }
    await services.objects.notes.write(name, JSON.stringify(anchors));
  });
  for (const [businessId, witnessed] of seen) {
    const left = (ends.get(businessId) ?? []).slice(witnessed.length);
    if (left.length > 0) ends.set(businessId, left);
    else ends.delete(businessId);
    forgetMissing(services.store, businessId, gone.get(businessId) ?? []);
  }
}

/**
 * Increases only if everything that was known before still exists; otherwise the anchor stays and reports what is
 * missing.
 */
async function raised(
  db: Database,
  businessId: string,
  before: AuditAnchor | undefined,
  witnessed: readonly AuditLogEnd[],
  gone: readonly string[],
): Promise<AuditAnchor> {
  const all = [...(before ? [before] : []), ...witnessed].filter(({ count }) => count > 0);
  const replaced = await findReplaced(db, businessId, all);
  const missing = [...new Set([...(before?.missing ?? []), ...gone, ...replaced])];
  const furthest = all.toSorted((a, b) => b.count - a.count)[0];
  const kept = replaced.length > 0 && before ? before : furthest;
  const { count, hash, lastId } = kept ?? { count: 0, hash: '', lastId: null };
  return { count, hash, lastId, missing };
}

async function findReplaced(
  db: Database,
  businessId: string,
  ends: readonly AuditLogEnd[],
): Promise<string[]> {
  if (ends.length === 0) return [];
  const counts = ends.map(({ count }) => count);
  const rows = await db
    .select({ position: auditEntryTable.position, hash: auditEntryTable.hash })
    .from(auditEntryTable)
    .where(and(eq(auditEntryTable.businessId, businessId), inArray(auditEntryTable.position, counts)));
  const hashes = new Map(rows.map(({ position, hash }) => [position, hash]));
  return ends.filter(({ count, hash }) => hashes.get(count) !== hash).map(({ lastId }) => lastId ?? 'start');
}
