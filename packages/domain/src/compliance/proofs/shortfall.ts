import type { Evidence } from '../vocabulary/evidence.ts';
import type { Provable } from '../vocabulary/pet-records.ts';
import type { AskedProof } from '../vocabulary/requirement.ts';

const strength: Readonly<Record<Evidence, number>> = { owner: 0, document: 1, reviewed: 2, clinic: 3 };

/** The result of too little evidence for a proof that would satisfy; null if the evidence is enough. */
export type Shortfall = 'pending' | 'unverified';

/** Whether a rule counts only reviews by the judging business; a clinic's confirmation is stronger than any review. */
export function asksForOwnReview({ evidence, reviewedBy }: AskedProof): boolean {
  return evidence === 'reviewed' && reviewedBy === 'us';
}

/** Whether a record lacks the evidence that a rule requires (by default 'owner', which every record has). */
export function shortfallOf(record: Provable, asked: AskedProof): Shortfall | null {
  const isStrong = strength[record.evidence] >= strength[asked.evidence ?? 'owner'];
  const isElsewhere =
    record.evidence === 'reviewed' && record.reviewedHere !== true && asksForOwnReview(asked);
  if (isStrong && !isElsewhere) return null;
  return record.underReview ? 'pending' : 'unverified';
}
