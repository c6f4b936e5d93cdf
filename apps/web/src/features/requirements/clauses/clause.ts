import type { Rule } from '@clearpaw/domain';
import type { ClauseId } from '../texts-of-rules.ts';

/** An optional part of a rule. A new one begins with the usual value, and is then a chip of the sentence. */
export interface Clause {
  readonly id: ClauseId;
  readonly isOn: boolean;
  /** The rule would be meaningless without it. */
  readonly isNeeded?: boolean | undefined;
  readonly add: () => Rule;
  readonly remove: () => Rule;
}
