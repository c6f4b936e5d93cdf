import { z } from 'zod';
import { businessReference } from '../businesses/business-functions.ts';
import { calendarDate, id, idempotencyKey, listOf, paging, unary } from '../define/index.ts';
import { ruleList, requirements as shape } from './rule.ts';

const version = shape.extend({ state: z.enum(['past', 'current', 'future']) });

export const requirements = {
  /** `expectedVersion` refuses the write (`ABORTED`) when somebody else published meanwhile. */
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
  getRequirements: unary(businessReference, shape),
  /** Every published version, the newest first; one that has not begun yet is `future`. */
  listRequirementVersions: unary(z.strictObject({ businessId: id, ...paging }), listOf(version)),
  /** How far a published change has reached the connected pets. */
  getRecheckProgress: unary(
    z.strictObject({ businessId: id }),
    z.strictObject({ version: z.int(), done: z.int(), total: z.int() }),
  ),
};
