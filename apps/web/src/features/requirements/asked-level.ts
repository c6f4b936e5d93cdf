import type { Evidence } from '@clearpaw/domain';

/** How well a rule can require a record to be proven: the levels of the engine, and the business's own review. */
export type AskedLevel = Evidence | 'ours';
