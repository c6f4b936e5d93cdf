import type { Rule } from '@clearpaw/domain';
import type { ClauseId } from '../texts-of-rules.ts';

/** A part that a rule can have or not. A new one begins with the usual value, and is then a chip of the sentence. */
export interface Clause {
  readonly id: ClauseId;
  readonly isOn: boolean;
  /** The rule would say nothing without it. */
  readonly isNeeded?: boolean | undefined;
  readonly add: () => Rule;
  readonly remove: () => Rule;
}
