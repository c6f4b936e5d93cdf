import { businessKinds, selfCheckInModes } from '@clearpaw/domain';
import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { businessReference } from '../businesses/business-functions.ts';
import { calendarDate, code, id, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import { ruleList, ruleRequirements as shape } from './rule.ts';

/** What a business shows to anyone, signed in or not. */
const businessPage = z.strictObject({
  slug,
  name: z.string(),
  kind: z.enum(businessKinds),
  services: z.array(z.strictObject({ code, name: z.string() })),
  selfCheckIn: z.enum(selfCheckInModes),
  rules: shape.shape.rules,
});

const version = shape.extend({ state: z.enum(['past', 'current', 'future']) });

export const requirements = {
  /** `expectedVersion` refuses the write (`ABORTED`) when someone else has published since. */
  publishRequirements: unary(
    z.strictObject({
      businessId: id,
      rules: ruleList,
      expectedVersion: z.int().min(0).optional(),
      effectiveFrom: calendarDate.optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    shape,
  ),
  getRequirements: unary(businessReference, shape, { scope: 'requirements:read' }),
  /** The page behind a business's address and poster; null where no business has this address. */
  getBusinessPage: unary(z.strictObject({ slug }), businessPage.nullable(), { signIn: false }),
  /** Every published version, the newest first; one that has not begun yet is `future`. */
  listRequirementVersions: unary(z.strictObject({ businessId: id, ...paging }), listOf(version), {
    scope: 'requirements:read',
  }),
  /** How far a published change has reached the connected pets. */
  getRecheckProgress: unary(
    z.strictObject({ businessId: id }),
    z.strictObject({ version: z.int(), done: z.int(), total: z.int() }),
  ),
};
