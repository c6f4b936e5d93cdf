import { type Entitlements, pastDueGraceDays } from '@clearpaw/domain';

const graceMs = pastDueGraceDays * 24 * 60 * 60 * 1000;

/**
 * Since when someone who had Business Connect can only read, in milliseconds since 1970; null for people who have it or
 * never had it. Access ended between the end of the paid period and the last day of the grace period; the time of the
 * last write is not reliable, because later news may change the record.
 */
export function readOnlySinceMs(entitlements: Entitlements): number | null {
  const { businessConnect, tier, currentPeriodEnd, updatedAt } = entitlements;
  if (businessConnect || tier !== 'business') return null;
  const endMs = Date.parse(currentPeriodEnd ?? updatedAt ?? '');
  const writtenMs = Date.parse(updatedAt ?? currentPeriodEnd ?? '');
  if (Number.isNaN(endMs)) return 0;
  return Math.min(Math.max(writtenMs, endMs), endMs + graceMs);
}
