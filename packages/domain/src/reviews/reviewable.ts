/** The kinds of records that a business can review: those that a rule may ask proof of. */
export const reviewableKinds = ['vaccination', 'test', 'treatment', 'exemption', 'document'] as const;
export type ReviewableKind = (typeof reviewableKinds)[number];

/** What a business says about a record it has compared with its document. */
export const reviewDecisions = ['verify', 'reject'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];
