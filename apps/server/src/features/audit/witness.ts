import type { AuditLogEnd } from '@clearpaw/domain';
import type { Store } from '../../platform/database/index.ts';

/**
 * What this server knows of audit logs without asking the database: entries it committed that are not in the chain
 * yet, and ends of chains that are not kept outside the database yet. Nothing depends on it; it makes a change noticed
 * that is made to the database in the moments before the chain and the copy of its end notice it.
 */
export interface Witness {
  /** Ids by business. */
  readonly written: Map<string, Set<string>>;
  readonly ends: Map<string, AuditLogEnd[]>;
  /** Entries that were committed and then were not there. */
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

/** These are on record outside the database now; keeping them here too would write them again each minute. */
export function forgetMissing(store: Store, businessId: string, ids: readonly string[]): void {
  const { missing } = witnessOf(store);
  const left = new Set([...(missing.get(businessId) ?? [])].filter((id) => !ids.includes(id)));
  if (left.size > 0) missing.set(businessId, left);
  else missing.delete(businessId);
}

/** A chain now ends here; each end is kept until it is known outside the database. */
export function noteEnd(store: Store, businessId: string, end: AuditLogEnd): void {
  const { ends } = witnessOf(store);
  ends.set(businessId, [...(ends.get(businessId) ?? []), end]);
}

/** A business that was closed took its log along. */
export function forgetBusiness(store: Store, businessId: string): void {
  const { written, ends, missing } = witnessOf(store);
  for (const known of [written, ends, missing]) known.delete(businessId);
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known.add(value));
}
