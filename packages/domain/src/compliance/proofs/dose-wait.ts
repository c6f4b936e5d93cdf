import type { WaitDays } from '../vocabulary/requirement.ts';
import type { Dose } from './dose.ts';
import type { EarlierDoses } from './earlier-doses.ts';

/** A dose is a booster if its number says so, or if an earlier dose was valid by its label when it was given. */
export function isBooster(dose: Dose, earlier: EarlierDoses | null): boolean {
  const { doseNumber } = dose.record;
  if (doseNumber !== null && doseNumber >= 2) return true;
  return earlier !== null && earlier.labelsRunUntil >= dose.on;
}

/** How many days after it was given a dose begins to count. */
export function waitOfDose(dose: Dose, earlier: EarlierDoses | null, waitDays: WaitDays | undefined): number {
  if (waitDays === undefined) return 0;
  return isBooster(dose, earlier) ? waitDays.booster : waitDays.first;
}
