import { ruleLevels, statuses, verdicts } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate } from '../define/index.ts';

export const verdict = z.enum(verdicts);

/** What one rule found. */
export const check = z.strictObject({
  ruleId: z.string(),
  level: z.enum(ruleLevels),
  status: z.enum(statuses),
  reason: z.string(),
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
