import { connectionScopes } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id } from '../define/index.ts';
import { rule } from '../requirements/rule.ts';
import { check, verdict } from './compliance-report.ts';

/** A rule that is not met, or will not be met for long. */
const openCheck = z.strictObject({
  ...check.shape,
  /** The heading of the requirement; for a waiver, its title. */
  title: z.string(),
  rule,
  /** The first arrival date on which time alone makes the pet meet this rule. */
  passesFrom: calendarDate.nullable(),
});

/** What one business still asks for a pet: for its next planned visit, or for today if none is planned. */
export const openRequirements = z.strictObject({
  businessId: id,
  businessName: z.string(),
  scope: z.enum(connectionScopes),
  visit: z
    .strictObject({ id, service: z.string().nullable(), arrival: calendarDate, departure: calendarDate })
    .nullable(),
  verdict,
  /** The last day on which the current records meet the rules; null if the pet is not cleared or nothing expires. */
  clearedThrough: calendarDate.nullable(),
  /** How many required rules apply, and how many of them are met. */
  asked: z.int(),
  met: z.int(),
  checks: z.array(openCheck),
});
