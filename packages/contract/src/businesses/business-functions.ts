import { businessKinds, clinicTrustModes, selfCheckInModes } from '@clearpaw/domain';
import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import { business, foundBusiness, myBusiness, service, slug, timeZone } from './business.ts';

/** A business is named by its id or by its short name, never by both. */
export const businessReference = z.union([z.strictObject({ businessId: id }), z.strictObject({ slug })]);

const uniqueServices = z
  .array(service)
  .max(30)
  .refine(
    (list) => new Set(list.map((item) => item.code)).size === list.length,
    'Each code may appear once.',
  );

export const businesses = {
  createBusiness: unary(
    z.strictObject({
      name: line(80),
      kind: z.enum(businessKinds),
      timeZone,
      idempotencyKey: idempotencyKey.optional(),
    }),
    business,
  ),
  updateBusiness: unary(
    z.strictObject({
      businessId: id,
      name: line(80).optional(),
      services: uniqueServices.optional(),
      selfCheckIn: z.enum(selfCheckInModes).optional(),
      acceptPaper: z.boolean().optional(),
      clinicTrust: z.enum(clinicTrustModes).optional(),
    }),
    business,
  ),
  getBusiness: unary(businessReference, business, { scope: 'requirements:read' }),
  /** By the beginnings of words of the name; at most ten, `more` where there are others. */
  findBusinesses: unary(
    z.strictObject({ name: line(80) }),
    z.strictObject({ items: z.array(foundBusiness), more: z.boolean() }),
  ),
  listMyBusinesses: unary(z.strictObject({ ...paging }), listOf(myBusiness)),
};
