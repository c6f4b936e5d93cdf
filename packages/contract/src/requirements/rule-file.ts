import { z } from 'zod';
import { leftOutRule } from './left-out-rule.ts';
import { rule } from './rule.ts';

/** What a saved file of rules contains; the rules name what this business has. */
export const ruleFileContent = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('read'), rules: z.array(rule), leftOut: z.array(leftOutRule) }),
  z.strictObject({
    outcome: z.literal('unreadable'),
    reason: z.enum(['not_json', 'other_format', 'other_version', 'too_many_rules']),
  }),
]);
