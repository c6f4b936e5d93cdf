/** The state of a visit: planned, on site, over, canceled, or missed. */
export const visitStates = ['expected', 'present', 'done', 'cancelled', 'no_show'] as const;
export type VisitState = (typeof visitStates)[number];
