import type { AuditLogEnd } from '@clearpaw/domain';
import type { Store } from '../../platform/database/index.ts';

/**
 * What this server knows about audit logs without the database: entries it committed that are not in the chain yet, and
 * ends of chains that are not stored outside the database yet. Nothing depends on it; it reveals changes that were made
 * to the database just before the chain and the copy of its end could reveal them.
 */
export interface Witness {
  /** Ids by business. */
  readonly written: Map<string, Set<string>>;
  readonly ends: Map<string, AuditLogEnd[]>;
  /** Entries that were committed and then no longer existed. */
  readonly missing: Map<string, Set<string>>;
}

const witnesses = new WeakMap<Store, Witness>();

export function witnessOf(store: Store): Witness {
  const known = witnesses.get(store) ?? { written: new Map(), ends: new Map(), missing: new Map() };
  witnesses.set(store, known);
  return known;
}

/** An entry was committed. */
export function noteWritten(store: Store, businessId: string, id: string): void {
  add(witnessOf(store).written, businessId.toLowerCase(), id);
}

export function noteMissing(store: Store, businessId: string, id: string): void {
  add(witnessOf(store).missing, businessId, id);
}

/** These are recorded outside the database now; keeping them here would write them again each minute. */
export function forgetMissing(store: Store, businessId: string, ids: readonly string[]): void {
  const { missing } = witnessOf(store);
  const left = new Set([...(missing.get(businessId) ?? [])].filter((id) => !ids.includes(id)));
  if (left.size > 0) missing.set(businessId, left);
  else missing.delete(businessId);
}

/** The new end of a chain; each end is kept until it is stored outside the database. */
export function noteEnd(store: Store, businessId: string, end: AuditLogEnd): void {
  const { ends } = witnessOf(store);
  ends.set(businessId, [...(ends.get(businessId) ?? []), end]);
}

/** The audit log of a closed business is deleted with it. */
export function forgetBusiness(store: Store, businessId: string): void {
  const { written, ends, missing } = witnessOf(store);
  for (const known of [written, ends, missing]) known.delete(businessId);
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known.add(value));
}
