/** How a fact is proven, weakest first: typed by the owner, document attached, checked, signed by a clinic. */
export const evidenceLevels = ['owner', 'document', 'reviewed', 'clinic'] as const;
export type Evidence = (typeof evidenceLevels)[number];
