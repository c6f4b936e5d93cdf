/**
 * How a fact is proven, weakest first: typed by the owner, document attached, reviewed by a business, confirmed by a
 * clinic.
 */
export const evidenceLevels = ['owner', 'document', 'reviewed', 'clinic'] as const;
export type Evidence = (typeof evidenceLevels)[number];

/** Whose review counts if a rule requires one: by default any business's, with 'us' only this business's own. */
export const reviewers = ['us'] as const;
export type Reviewer = (typeof reviewers)[number];

/** The stronger of two proofs of the same record; the second may be null. */
export function strongerEvidence(one: Evidence, other: Evidence | null): Evidence {
  return other !== null && evidenceLevels.indexOf(other) > evidenceLevels.indexOf(one) ? other : one;
}
