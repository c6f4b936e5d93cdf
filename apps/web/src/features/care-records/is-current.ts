import type { HealthEntry } from './care-entry.ts';

/** Removed records, and medications and conditions that have ended, are not current. */
export function isCurrent({ kind, record }: HealthEntry, today: string): boolean {
  if (record.state !== 'active') return false;
  if (kind === 'medication') return record.endedOn === null || record.endedOn >= today;
  return kind !== 'condition' || record.resolvedOn === null;
}
