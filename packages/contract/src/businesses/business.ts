import {
  businessKinds,
  clinicTrustModes,
  isTimeZoneName,
  memberRoles,
  selfCheckInModes,
  weekdays,
} from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, id, instant, line, note } from '../define/index.ts';

/** `capacity` is how many pets may be on site at once for this service; absent means no limit. */
export const service = z.strictObject({
  code,
  name: line(60),
  capacity: z.int().min(1).max(10_000).optional(),
});
export const timeZone = z
  .string()
  .refine(isTimeZoneName, 'Expected an IANA time zone such as Europe/Berlin.');
export const slug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Expected the short name of a business.');

const openingTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 07:30.');

/**
 * In the business's time zone. A day without a span is closed; a span that closes before it opens ends the next
 * morning.
 */
export const openingHours = z.strictObject({
  week: z
    .array(
      z.strictObject({
        day: z.enum(weekdays),
        opens: openingTime,
        closes: z.union([openingTime, z.literal('24:00')]),
      }),
    )
    .max(21),
  /** Dates on which the business stays closed. */
  closedOn: z.array(calendarDate).max(60, 'Expected at most 60 closed dates.'),
});

/** What a business publishes about itself; null fields are not shown. */
export const publicDetails = {
  description: note(600).min(1, 'Expected some text.').nullable(),
  phone: line(40).nullable(),
  address: line(200).nullable(),
  hours: openingHours.nullable(),
};

const shape = {
  id,
  slug,
  name: line(80),
  kind: z.enum(businessKinds),
  timeZone: z.string(),
  services: z.array(service),
  selfCheckIn: z.enum(selfCheckInModes),
  acceptPaper: z.boolean(),
  /**
   * Whose confirmations count as a clinic's: those of every clinic in the directory, or only of those on the business's
   * list.
   */
  clinicTrust: z.enum(clinicTrustModes),
  ...publicDetails,
  /** Where a member stored the cover photo; null for others, who get it from `getBusinessPage`. */
  coverPhotoPath: z.string().nullable(),
  /** Owners must share a phone number and an emergency contact to connect a pet. */
  contactRequired: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
};

export const business = z.strictObject(shape);

/** A business in search results, with what distinguishes it from others. */
export const foundBusiness = z.strictObject({
  slug,
  name: shape.name,
  kind: shape.kind,
  address: shape.address,
  contactRequired: shape.contactRequired,
});

/** A business and the caller's role there. */
export const myBusiness = z.strictObject({ ...shape, role: z.enum(memberRoles) });
