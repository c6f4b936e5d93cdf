import type { Evidence } from '../vocabulary/evidence.ts';
import type { Provable } from '../vocabulary/pet-records.ts';
import type { AskedProof } from '../vocabulary/requirement.ts';

const strength: Readonly<Record<Evidence, number>> = { owner: 0, document: 1, reviewed: 2, clinic: 3 };

/** What too little evidence makes of a proof that would satisfy; null where the evidence is enough. */
export type Shortfall = 'pending' | 'unverified';

/** Whether a rule counts the review of the judging business alone; a clinic's confirmation is stronger than any review. */
export function asksForOwnReview({ evidence, reviewedBy }: AskedProof): boolean {
  return evidence === 'reviewed' && reviewedBy === 'us';
}

/** Whether a record falls short of the evidence a rule asks for (nothing asked is 'owner', which all meet). */
export function shortfallOf(record: Provable, asked: AskedProof): Shortfall | null {
  const isStrong = strength[record.evidence] >= strength[asked.evidence ?? 'owner'];
  const isElsewhere =
    record.evidence === 'reviewed' && record.reviewedHere !== true && asksForOwnReview(asked);
  if (isStrong && !isElsewhere) return null;
  return record.underReview ? 'pending' : 'unverified';
}
