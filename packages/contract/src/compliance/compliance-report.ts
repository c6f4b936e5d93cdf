import { ruleLevels, statuses, verdicts } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate } from '../define/index.ts';

export const verdict = z.enum(verdicts);

/** The numbers in the sentence of a check; only those it names are there. */
const params = z.strictObject({
  days: z.number().optional(),
  doses: z.number().optional(),
  weeks: z.number().optional(),
  kg: z.number().optional(),
});

/** What one rule found; `reason` and `params` say the same as `message`, for a sentence in any language. */
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
