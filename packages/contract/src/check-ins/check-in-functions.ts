import { checkInDecisions, checkInMethods } from '@clearpaw/domain';
import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import {
  calendarDate,
  code,
  id,
  idempotencyKey,
  instant,
  line,
  listOf,
  paging,
  pdfFile,
  stream,
  unary,
} from '../define/index.ts';
import { checkInShape, scannedBadge, selfCheckInArrival } from './check-in.ts';
import { guestFields } from './guest.ts';

/** A badge as scanned or typed: its address, its code or its fragment. */
const badge = z.string().min(1).max(4000);

export const checkIns = {
  /** `departure` is the last day of the stay; left out, the planned visit's, or else today. */
  scanBadge: unary(
    z.strictObject({
      businessId: id,
      badge,
      service: code.optional(),
      departure: calendarDate.optional(),
    }),
    scannedBadge,
    { scope: 'check-ins:write' },
  ),
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
      departure: calendarDate.optional(),
      idempotencyKey,
    }),
    checkInShape,
    { scope: 'check-ins:write' },
  ),
  checkOut: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    scope: 'check-ins:write',
  }),
  /** Takes an admission or a denial back, within minutes; a pet that arrived by the poster waits again. */
  undoCheckIn: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    scope: 'check-ins:write',
  }),
  /** Takes a check-out back, within minutes. */
  undoCheckOut: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    scope: 'check-ins:write',
  }),
  /** Self check-in by the owner, from the poster. */
  arriveAtDoor: unary(
    z.strictObject({ slug, petId: id, service: code.optional(), idempotencyKey }),
    checkInShape,
  ),
  /** The same owner, waiting: first the state of their own pets at this business, then each change. */
  watchDoor: stream(
    z.strictObject({ slug }),
    z.union([z.strictObject({ arrivals: z.array(selfCheckInArrival) }), selfCheckInArrival]),
  ),
  /** Staff decide about a pet that waits for check-in. */
  decideArrival: unary(
    z.strictObject({
      businessId: id,
      checkInId: id,
      decision: z.enum(checkInDecisions),
      overrideReason: line(500).optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    checkInShape,
    { scope: 'check-ins:write' },
  ),
  /** A pet without an account, with what staff were told and read in its documents. */
  createGuest: unary(
    z.strictObject({ businessId: id, ...guestFields, idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ petId: id }),
    { scope: 'customers:write' },
  ),
  /** The same pet as typed again: what is no longer among the records is withdrawn. */
  updateGuest: unary(
    z.strictObject({ businessId: id, petId: id, ...guestFields, idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ petId: id }),
    { scope: 'customers:write' },
  ),
  listCheckIns: unary(
    z.strictObject({
      businessId: id,
      from: instant.optional(),
      to: instant.optional(),
      petId: id.optional(),
      present: z.boolean().optional(),
      ...paging,
    }),
    listOf(checkInShape),
    { scope: 'check-ins:read' },
  ),
  /** The printable check-in poster. */
  printPoster: unary(z.strictObject({ businessId: id }), pdfFile),
  /** First who is here, then each check-in as it changes. */
  watchCheckIns: stream(
    z.strictObject({ businessId: id }),
    z.union([z.strictObject({ present: z.array(checkInShape) }), checkInShape]),
  ),
};
