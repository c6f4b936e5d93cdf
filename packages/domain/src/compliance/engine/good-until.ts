import { addDays, compareDates } from '../../calendar/index.ts';
import type { ComplianceReport } from '../vocabulary/report.ts';

/**
 * The last day on which an admissible pet is still proven by what is on record; null where it is not cleared, or
 * where nothing ends. Days of grace last until the day before something changes.
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
