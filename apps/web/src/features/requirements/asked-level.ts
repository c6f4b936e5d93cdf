import type { Evidence } from '@clearpaw/domain';

/** How well a rule can ask a record to be proven: the levels of the engine, and the team's own review. */
export type AskedLevel = Evidence | 'ours';
