import { maxDueDays, speciesList, statuses } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, id, instant } from '../define/index.ts';

/** Which pets are listed: those with a record that is missing, expired, or expires within this number of days. */
export const dueFilter = {
  businessId: id,
  withinDays: z.int().min(0).max(maxDueDays),
  /** Only this rule. */
  rule: code.optional(),
  /** Only the requirements of pets that come for this service. */
  service: code.optional(),
  /** Only requirements that are not met today. */
  missing: z.boolean().optional(),
};

/** One requirement of one pet. */
export const dueItem = z.strictObject({
  petId: id,
  petName: z.string(),
  /** Null if the owner does not share contact details. */
  ownerName: z.string().nullable(),
  /** The id of the rule. */
  rule: z.string(),
  status: z.enum(statuses),
  /** The last valid day; null if there is no record, or the business may not see dates. */
  dueOn: calendarDate.nullable(),
});

/** The identity of a listed pet, and its next visit. */
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

/**
 * Over all pages: the number of pets, and how many of them have a requirement that is not met, one that expires, or a
 * visit within a week.
 */
export const dueTotals = z.strictObject({
  pets: count,
  owners: count,
  unmet: count,
  ending: count,
  visiting: count,
});

/** What a reminder would send, before it is sent. */
export const duePreview = z.strictObject({
  owners: count,
  pets: count,
  /** Pets left out because of an earlier reminder of the same requirements. */
  recent: count,
  /** The email of the first owner; empty if there is no one to email. */
  subject: z.string(),
  text: z.string(),
});

/** The progress of the newest reminder; null if none was sent recently. */
export const dueProgress = z.strictObject({
  reminder: z
    .strictObject({ id, sentAt: instant, done: count, total: count, state: z.enum(['running', 'done']) })
    .nullable(),
});
