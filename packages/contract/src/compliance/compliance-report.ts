import { ruleLevels, statuses, verdicts } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate } from '../define/index.ts';

export const verdict = z.enum(verdicts);

/** The numbers in the sentence of a check; only those that the sentence contains are present. */
const params = z.strictObject({
  days: z.number().optional(),
  doses: z.number().optional(),
  weeks: z.number().optional(),
  kg: z.number().optional(),
});

/**
 * The result of one rule. `reason` and `params` carry the content of `message`, so that clients can say it in any
 * language.
 */
export const check = z.strictObject({
  ruleId: z.string(),
  level: z.enum(ruleLevels),
  status: z.enum(statuses),
  reason: z.string(),
  params,
  message: z.string(),
  recordIds: z.array(z.string()),
  validUntil: calendarDate.nullable(),
});

export const complianceReport = z.strictObject({
  verdict,
  checks: z.array(check),
  compliantFrom: calendarDate.nullable(),
  changesOn: calendarDate.nullable(),
});
