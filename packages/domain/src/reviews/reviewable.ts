/** The kinds of records that a business can review: those whose proof a rule may require. */
export const reviewableKinds = ['vaccination', 'test', 'treatment', 'exemption', 'document'] as const;
export type ReviewableKind = (typeof reviewableKinds)[number];

/** A business's decision about a record that it has compared with its document. */
export const reviewDecisions = ['verify', 'reject'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];
