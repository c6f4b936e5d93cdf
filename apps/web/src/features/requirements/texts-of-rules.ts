import type { ruleDetailMessages } from './detail-messages.gen.ts';

/** An optional clause of a rule's sentence. */
export type ClauseId = keyof (typeof ruleDetailMessages)['clauses'];
/** An example that a rule is evaluated with while it is edited. */
export type ExampleId = keyof (typeof ruleDetailMessages)['exampleWords'];
