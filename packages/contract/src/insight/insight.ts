import { ruleLevels, statuses } from '@clearpaw/domain';
import { z } from 'zod';
import { checkInShape } from '../check-ins/index.ts';
import { calendarDate, id, instant } from '../define/index.ts';

const count = z.int().min(0);
const byVerdict = z.strictObject({
  compliant: count,
  expiring: count,
  pending: count,
  non_compliant: count,
});

/** Dates are in the business's time zone; days and hours without an arrival are left out. */
export const businessSummary = z.strictObject({
  from: calendarDate,
  to: calendarDate,
  totals: z.strictObject({ admitted: count, denied: count, overridden: count, pets: count }),
  days: z.array(z.strictObject({ on: calendarDate, admitted: count, denied: count, verdicts: byVerdict })),
  /** Admitted arrivals; weekday 1 is Monday. */
  hours: z.array(
    z.strictObject({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), arrivals: count }),
  ),
  /** Why pets were not admitted, most frequent reason first. */
  refusals: z.array(z.strictObject({ ruleId: z.string(), status: z.enum(statuses), count })),
  /** Connected pets at this moment. */
  connected: byVerdict,
});

/** The result of a rule when the pet arrived. */
const keptCheck = z.strictObject({
  ruleId: z.string(),
  level: z.enum(ruleLevels),
  status: z.enum(statuses),
  reason: z.string(),
});

/** A pet that was on site, with what was known about it then. */
export const presence = checkInShape.extend({ checks: z.array(keptCheck) });

/** A time during which two pets were on site together; `to` is null while they still are. */
export const overlap = z.strictObject({
  petId: id,
  petName: z.string(),
  from: instant,
  to: instant.nullable(),
});
