import { connectionScopes } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id } from '../define/index.ts';
import { rule } from '../requirements/rule.ts';
import { check, verdict } from './compliance-report.ts';

/** A rule that is not met, or not for long. */
const openCheck = z.strictObject({
  ...check.shape,
  /** What is asked for, as a heading; a waiver's own title. */
  title: z.string(),
  rule,
  /** The first arrival at which this rule is met by time alone. */
  passesFrom: calendarDate.nullable(),
});

/** What one business still asks of a pet: for its next planned visit, or for today where none is planned. */
export const openRequirements = z.strictObject({
  businessId: id,
  businessName: z.string(),
  scope: z.enum(connectionScopes),
  visit: z
    .strictObject({ id, service: z.string().nullable(), arrival: calendarDate, departure: calendarDate })
    .nullable(),
  verdict,
  /** The last day on which what is on record proves it; null where the pet is not cleared, or nothing ends. */
  clearedThrough: calendarDate.nullable(),
  /** How many required rules apply, and how many of them are met. */
  asked: z.int(),
  met: z.int(),
  checks: z.array(openCheck),
});
