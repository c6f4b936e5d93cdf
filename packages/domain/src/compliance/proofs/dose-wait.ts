import type { WaitDays } from '../vocabulary/requirement.ts';
import type { Dose } from './dose.ts';
import type { EarlierDoses } from './earlier-doses.ts';

/** A dose boosts when it is numbered so, or when an earlier dose's label still ran on the day it was given. */
export function isBooster(dose: Dose, earlier: EarlierDoses | null): boolean {
  const { doseNumber } = dose.record;
  if (doseNumber !== null && doseNumber >= 2) return true;
  return earlier !== null && earlier.labelsRunUntil >= dose.on;
}

/** How many days after it was given a dose counts. */
export function waitOfDose(dose: Dose, earlier: EarlierDoses | null, waitDays: WaitDays | undefined): number {
  if (waitDays === undefined) return 0;
  return isBooster(dose, earlier) ? waitDays.booster : waitDays.first;
}
