import type { BirthPrecision } from '../compliance/index.ts';

/** A birth date and how precisely it is known. */
export interface KnownBirth {
  readonly bornOn: string | null;
  readonly bornOnPrecision: BirthPrecision | null;
}

/** A month or a year counts as its first day here: only a date that is certainly before birth is impossible. */
export function firstPossibleBirth({ bornOn, bornOnPrecision }: KnownBirth): string | null {
  if (bornOn === null || bornOnPrecision === null || bornOnPrecision === 'day') return bornOn;
  return bornOnPrecision === 'month' ? `${bornOn.slice(0, 7)}-01` : `${bornOn.slice(0, 4)}-01-01`;
}
