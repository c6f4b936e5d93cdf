import { z } from 'zod';
import { rule } from './rule.ts';

/** Why a rule of another business, or of a file, cannot be used at a business. */
const whyLeftOut = z.enum([
  'unknown_kind',
  'invalid',
  'ended',
  'no_service',
  'no_waiver',
  'no_question',
  'too_many_questions',
]);

/** A rule that was left out. */
export const leftOutRule = z.strictObject({
  /** Its position in the list or file; the first is 1. */
  position: z.int().min(1),
  title: z.string().nullable(),
  /** The rule, where it could be read. */
  rule: rule.nullable(),
  reason: whyLeftOut,
  /** What is missing or unknown, by name. */
  detail: z.string().nullable(),
});
