import { kindOf } from '../kinds/kinds.ts';
import type { RecordsAsked } from '../vocabulary/questions.ts';
import type { Rule } from '../vocabulary/rule.ts';

/** What has to be read to judge a pet by these rules. */
export function recordsAskedBy(rules: readonly Rule[]): RecordsAsked {
  const read = new Set(rules.flatMap(({ requirement }) => kindOf(requirement).reads(requirement)));
  return {
    care: read.has('care'),
    lastVisit: read.has('lastVisit'),
    documents: read.has('documents'),
    signatures: read.has('signatures'),
    answers: read.has('answers'),
  };
}
