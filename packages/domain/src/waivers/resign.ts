import { addDays, addMonths, compareDates } from '../calendar/index.ts';

/** When a signature has to be given again: after a material change alone, each year too, or for each visit too. */
export const resignPolicies = ['material', 'yearly', 'every_visit'] as const;
export type ResignPolicy = (typeof resignPolicies)[number];

/** What the end of a signature depends on. */
export interface SignatureUse {
  readonly signedOn: string;
  /** The end that the signature was given with; null where it had none. */
  readonly expiresOn: string | null;
  /** The day on which the first visit ended that it was signed for; null before that. */
  readonly usedOn: string | null;
}

function earlierOf(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return compareDates(first, second) < 0 ? first : second;
}

/** The last day on which a signature counts under a policy; null where it has no end. */
export function signatureEndsOn(use: SignatureUse, policy: ResignPolicy): string | null {
  const { signedOn, expiresOn, usedOn } = use;
  if (policy === 'yearly') return earlierOf(expiresOn, addMonths(signedOn, 12));
  if (policy === 'every_visit' && usedOn !== null) return earlierOf(expiresOn, addDays(usedOn, -1));
  return expiresOn;
}
