import { checkInDecisions, checkInMethods } from '@clearpaw/domain';
import { z } from 'zod';
import { code, id, idempotencyKey, instant, line, listOf, paging, stream, unary } from '../define/index.ts';
import { checkIn, scannedBadge } from './check-in.ts';

/** A badge as scanned or typed: its address, its code or its fragment. */
const badge = z.string().min(1).max(4000);

export const checkIns = {
  scanBadge: unary(z.strictObject({ businessId: id, badge, service: code.optional() }), scannedBadge),
  checkIn: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      badge: badge.optional(),
      service: code.optional(),
      method: z.enum(checkInMethods),
      decision: z.enum(checkInDecisions),
      overrideReason: line(500).optional(),
      occurredAt: instant.optional(),
      idempotencyKey,
    }),
    checkIn,
  ),
  checkOut: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkIn),
  listCheckIns: unary(
    z.strictObject({
      businessId: id,
      from: instant.optional(),
      to: instant.optional(),
      petId: id.optional(),
      present: z.boolean().optional(),
      ...paging,
    }),
    listOf(checkIn),
  ),
  /** First who is here, then each check-in as it changes. */
  watchCheckIns: stream(
    z.strictObject({ businessId: id }),
    z.union([z.strictObject({ present: z.array(checkIn) }), checkIn]),
  ),
};
