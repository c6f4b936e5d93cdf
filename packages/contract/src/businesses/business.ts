import {
  businessKinds,
  clinicTrustModes,
  isTimeZoneName,
  memberRoles,
  selfCheckInModes,
} from '@clearpaw/domain';
import { z } from 'zod';
import { code, id, instant, line } from '../define/index.ts';

/** Capacity: how many pets may be on site at once for this service; absent means no limit. */
export const service = z.strictObject({
  code,
  name: line(60),
  capacity: z.int().min(1).max(10_000).optional(),
});
export const timeZone = z
  .string()
  .refine(isTimeZoneName, 'Expected an IANA time zone such as Europe/Berlin.');
export const slug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Expected the short name of a business.');

const shape = {
  id,
  slug,
  name: line(80),
  kind: z.enum(businessKinds),
  timeZone: z.string(),
  services: z.array(service),
  selfCheckIn: z.enum(selfCheckInModes),
  acceptPaper: z.boolean(),
  /** Whose confirmations count as a clinic's: every clinic's of the directory, or only those on the business's list. */
  clinicTrust: z.enum(clinicTrustModes),
  createdAt: instant,
  updatedAt: instant,
};

export const business = z.strictObject(shape);

/** A business in search results: what distinguishes it from others. */
export const foundBusiness = z.strictObject({ slug, name: shape.name, kind: shape.kind });

/** Beside the business, what the caller is there. */
export const myBusiness = z.strictObject({ ...shape, role: z.enum(memberRoles) });
