/** How far a visit is: planned, on site, over, or not taken. */
export const visitStates = ['expected', 'present', 'done', 'cancelled', 'no_show'] as const;
export type VisitState = (typeof visitStates)[number];
