import { maxDueDays, speciesList, statuses } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, id, instant } from '../define/index.ts';

/** Which pets are listed: those with something missing, expired, or ending within the days. */
export const dueFilter = {
  businessId: id,
  withinDays: z.int().min(0).max(maxDueDays),
  /** Only this rule. */
  rule: code.optional(),
  /** Only what is asked of pets that come for this service. */
  service: code.optional(),
  /** Only what is not met today. */
  missing: z.boolean().optional(),
};

/** One requirement of one pet. */
export const dueItem = z.strictObject({
  petId: id,
  petName: z.string(),
  /** Null where the owner does not share contact details. */
  ownerName: z.string().nullable(),
  /** The id of the rule. */
  rule: z.string(),
  status: z.enum(statuses),
  /** The last good day; null where nothing is on record, or the business may not see dates. */
  dueOn: calendarDate.nullable(),
});

/** What shows who a listed pet is, and when it comes next. */
export const duePet = z.strictObject({
  petId: id,
  petName: z.string(),
  ownerName: z.string().nullable(),
  species: z.enum(speciesList),
  colour: z.string().nullable(),
  photoPath: z.string().nullable(),
  nextVisitOn: calendarDate.nullable(),
});

const count = z.int().min(0);

/** Over all pages: pets, and of them how many have something that is not met, or ends, or come within a week. */
export const dueTotals = z.strictObject({
  pets: count,
  owners: count,
  unmet: count,
  ending: count,
  visiting: count,
});

/** What a reminder to the owners comes to, before it is sent. */
export const duePreview = z.strictObject({
  owners: count,
  pets: count,
  /** Pets left out because of an earlier reminder of the same requirements. */
  recent: count,
  /** As the first of them reads it; empty where there is no one to write to. */
  subject: z.string(),
  text: z.string(),
});

/** How far the newest reminder is; null where none was sent lately. */
export const dueProgress = z.strictObject({
  reminder: z
    .strictObject({ id, sentAt: instant, done: count, total: count, state: z.enum(['running', 'done']) })
    .nullable(),
});
