import { z } from 'zod';
import { businessReference } from '../businesses/business-functions.ts';
import { calendarDate, id, idempotencyKey, unary } from '../define/index.ts';
import { ruleList, requirements as shape } from './rule.ts';

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
};
