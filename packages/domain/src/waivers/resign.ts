import { addDays, addMonths, compareDates } from '../calendar/index.ts';

/** When a waiver has to be signed again: only after a material change, also every year, or also for every visit. */
export const resignPolicies = ['material', 'yearly', 'every_visit'] as const;
export type ResignPolicy = (typeof resignPolicies)[number];

/** The dates that determine the end of a signature. */
export interface SignatureUse {
  readonly signedOn: string;
  /** The expiry date given at signing; null if there was none. */
  readonly expiresOn: string | null;
  /** The day on which the first visit covered by the signature ended; null before that. */
  readonly usedOn: string | null;
}

function earlierOf(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return compareDates(first, second) < 0 ? first : second;
}

/** The last day on which a signature counts under a policy; null if it has no end. */
export function signatureEndsOn(use: SignatureUse, policy: ResignPolicy): string | null {
  const { signedOn, expiresOn, usedOn } = use;
  if (policy === 'yearly') return earlierOf(expiresOn, addMonths(signedOn, 12));
  if (policy === 'every_visit' && usedOn !== null) return earlierOf(expiresOn, addDays(usedOn, -1));
  return expiresOn;
}
