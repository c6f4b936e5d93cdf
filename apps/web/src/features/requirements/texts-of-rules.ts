import type { requirementMessages } from './messages.gen.ts';

/** Something a rule can say beyond its first sentence. */
export type ClauseId = keyof (typeof requirementMessages)['clauses'];
/** One of the examples that a rule is judged by while it is edited. */
export type ExampleId = keyof (typeof requirementMessages)['exampleWords'];
