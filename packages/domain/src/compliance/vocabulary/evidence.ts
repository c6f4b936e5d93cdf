/** How a fact is proven, weakest first: typed by the owner, document attached, checked, signed by a clinic. */
export const evidenceLevels = ['owner', 'document', 'reviewed', 'clinic'] as const;
export type Evidence = (typeof evidenceLevels)[number];

/** Whose review counts where a rule asks for one: without it any business's, 'us' this business's alone. */
export const reviewers = ['us'] as const;
export type Reviewer = (typeof reviewers)[number];

/** The stronger of two proofs of the same record; null where the second proves nothing. */
export function strongerEvidence(one: Evidence, other: Evidence | null): Evidence {
  return other !== null && evidenceLevels.indexOf(other) > evidenceLevels.indexOf(one) ? other : one;
}
