import type { Evidence } from '../vocabulary/evidence.ts';

const strength: Readonly<Record<Evidence, number>> = { owner: 0, document: 1, reviewed: 2, clinic: 3 };

/** What too little evidence makes of a proof that would satisfy; null where the evidence is enough. */
export type Shortfall = 'pending' | 'unverified';

/** Whether a record falls short of the evidence a rule asks for (nothing asked is 'owner', which all meet). */
export function shortfallOf(
  record: { readonly evidence: Evidence; readonly underReview: boolean },
  asked: Evidence | undefined,
): Shortfall | null {
  if (asked === undefined || strength[record.evidence] >= strength[asked]) return null;
  return record.underReview ? 'pending' : 'unverified';
}
