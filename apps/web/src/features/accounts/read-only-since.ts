import { type Entitlements, pastDueGraceDays } from '@clearpaw/domain';

const graceMs = pastDueGraceDays * 24 * 60 * 60 * 1000;

/**
 * Since when someone who had Business Connect can only read, in milliseconds since 1970; null for who has it, or never
 * had. The record was last written when access ended, but later news may touch it again: access ended between the end
 * of what was paid and the last day of grace, whatever was written since.
 */
export function readOnlySinceMs(entitlements: Entitlements): number | null {
  const { businessConnect, tier, currentPeriodEnd, updatedAt } = entitlements;
  if (businessConnect || tier !== 'business') return null;
  const endMs = Date.parse(currentPeriodEnd ?? updatedAt ?? '');
  const writtenMs = Date.parse(updatedAt ?? currentPeriodEnd ?? '');
  if (Number.isNaN(endMs)) return 0;
  return Math.min(Math.max(writtenMs, endMs), endMs + graceMs);
}
