import { addDays, compareDates } from '../../calendar/index.ts';
import type { ComplianceReport } from '../vocabulary/report.ts';

/**
 * The last day on which the pet remains admissible on the current records; null if it is not cleared, or if nothing
 * expires. Grace days last until the day before the next change.
 */
export function goodUntil({ verdict, checks, changesOn }: ComplianceReport): string | null {
  if (verdict !== 'compliant' && verdict !== 'expiring') return null;
  let first: string | null = null;
  for (const { level, status, validUntil } of checks) {
    if (level !== 'required') continue;
    const lastDay = status === 'grace' && changesOn !== null ? addDays(changesOn, -1) : validUntil;
    if (lastDay !== null && (first === null || compareDates(lastDay, first) < 0)) first = lastDay;
  }
  return first;
}
