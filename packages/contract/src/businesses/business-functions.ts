import { businessKinds, clinicTrustModes, selfCheckInModes } from '@clearpaw/domain';
import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import { business, foundBusiness, myBusiness, publicDetails, service, slug, timeZone } from './business.ts';

/** A business is named by its id or by its short name, never by both. */
export const businessReference = z.union([z.strictObject({ businessId: id }), z.strictObject({ slug })]);

const uniqueServices = z
  .array(service)
  .max(30)
  .refine(
    (list) => new Set(list.map((item) => item.code)).size === list.length,
    'Each code may appear once.',
  );

const { description, phone, address, hours } = publicDetails;
const optionalDetails = {
  description: description.optional(),
  phone: phone.optional(),
  address: address.optional(),
  hours: hours.optional(),
};

export const businesses = {
  createBusiness: unary(
    z.strictObject({
      name: line(80),
      kind: z.enum(businessKinds),
      timeZone,
      idempotencyKey: idempotencyKey.optional(),
    }),
    business,
    { summary: 'Creates a business; the caller becomes its owner.' },
  ),
  updateBusiness: unary(
    z.strictObject({
      businessId: id,
      name: line(80).optional(),
      services: uniqueServices.optional(),
      selfCheckIn: z.enum(selfCheckInModes).optional(),
      acceptPaper: z.boolean().optional(),
      clinicTrust: z.enum(clinicTrustModes).optional(),
      ...optionalDetails,
      /** One of the caller's own uploaded photos. It is copied, and anyone can see the copy. */
      coverPhotoPath: z.string().max(1024).nullable().optional(),
      contactRequired: z.boolean().optional(),
    }),
    business,
    { summary: "Changes a business's settings and what its public page says." },
  ),
  getBusiness: unary(businessReference, business, {
    summary: 'Returns a business by its ID or its short name.',
    scope: 'requirements:read',
  }),
  /** Matches the beginnings of words in the name or the address; at most ten. `more` says that there are others. */
  findBusinesses: unary(
    z.strictObject({ name: line(80) }),
    z.strictObject({ items: z.array(foundBusiness), more: z.boolean() }),
    { summary: 'Finds businesses by the beginnings of words in the name or the address; at most ten.' },
  ),
  listMyBusinesses: unary(z.strictObject({ ...paging }), listOf(myBusiness), {
    summary: "Lists the businesses where the caller works, with the caller's role.",
  }),
};
