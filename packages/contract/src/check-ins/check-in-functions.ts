import {
  checkInDecisions,
  checkInMethods,
  maxProposals,
  posterLooks,
  posterSizes,
  readingFailures,
  speciesList,
} from '@clearpaw/domain';
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
  printedLanguage,
  stream,
  unary,
} from '../define/index.ts';
import { checkInShape, scannedBadge, selfCheckInArrival } from './check-in.ts';
import { guestFields, readGuestDose } from './guest.ts';

/** A badge as scanned or typed: its address, its code or the fragment of its address. */
const badge = z.string().min(1).max(4000);

export const checkIns = {
  /** `departure` is the last day of the stay; it defaults to that of the planned visit, or else to today. */
  scanBadge: unary(
    z.strictObject({
      businessId: id,
      badge,
      service: code.optional(),
      departure: calendarDate.optional(),
    }),
    scannedBadge,
    {
      summary: 'Reads a scanned badge and answers whether the pet is cleared for a stay, and why not.',
      scope: 'check-ins:write',
    },
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
    {
      summary:
        'Checks a pet in or turns it away; a pet that is not cleared needs a reason for the exception.',
      scope: 'check-ins:write',
    },
  ),
  checkOut: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    summary: 'Checks a pet out.',
    scope: 'check-ins:write',
  }),
  /** Undoes an admission or a denial within minutes; a pet that arrived by the poster waits again. */
  undoCheckIn: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    summary: 'Undoes a check-in or a decline within ten minutes.',
    scope: 'check-ins:write',
  }),
  /** Undoes a check-out, within ten minutes. */
  undoCheckOut: unary(z.strictObject({ businessId: id, checkInId: id, idempotencyKey }), checkInShape, {
    summary: 'Undoes a check-out within ten minutes.',
    scope: 'check-ins:write',
  }),
  /** Self check-in by the owner, with the check-in poster. */
  arriveAtDoor: unary(
    z.strictObject({ slug, petId: id, service: code.optional(), idempotencyKey }),
    checkInShape,
    { summary: 'Checks a pet in by its owner, who scanned the poster at the entrance.' },
  ),
  /** For the waiting owner: first the state of their own pets at this business, then each change. */
  watchDoor: stream(
    z.strictObject({ slug }),
    z.union([z.strictObject({ arrivals: z.array(selfCheckInArrival) }), selfCheckInArrival]),
    { summary: "Streams the state of the caller's own arrivals at a business." },
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
    { summary: 'Checks in or declines a pet that waits at the entrance.', scope: 'check-ins:write' },
  ),
  /** A pet without an account, as staff enter it from its owner's words and its documents. */
  createGuest: unary(
    z.strictObject({
      businessId: id,
      ...guestFields,
      /** The pet's owner; defaults to the customer with the same email address, or to a new customer. */
      customerId: id.optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    z.strictObject({ petId: id }),
    {
      summary: 'Enters a pet whose owner has no account, with the records that staff have seen.',
      scope: 'customers:write',
    },
  ),
  /** Replaces what was entered about the pet; records that are no longer listed are withdrawn. */
  updateGuest: unary(
    z.strictObject({ businessId: id, petId: id, ...guestFields, idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ petId: id }),
    { summary: 'Changes a guest that the business has entered.', scope: 'customers:write' },
  ),
  /** `storagePath` is one of the caller's own documents, as for `createGuest`; nothing is stored. */
  readGuestCertificate: unary(
    z.strictObject({
      businessId: id,
      storagePath: line(500),
      species: z.enum(speciesList),
      /** If it is given, another animal's vaccinations on the same certificate are left out. */
      petName: line(60).optional(),
    }),
    z.strictObject({
      vaccinations: z.array(readGuestDose).max(maxProposals),
      /** The vaccinations that were seen, but have to be read by a person. */
      unread: z.int(),
      /** Why the file could not be read; null if it was. */
      failure: z.enum(readingFailures).nullable(),
    }),
    {
      summary:
        "Reads the vaccinations on a guest's certificate, to be checked by staff before they are saved.",
    },
  ),
  listCheckIns: unary(
    z.strictObject({
      businessId: id,
      from: instant.optional(),
      to: instant.optional(),
      petId: id.optional(),
      /** Only the pets of one customer. */
      customerId: id.optional(),
      present: z.boolean().optional(),
      ...paging,
    }),
    listOf(checkInShape),
    {
      summary:
        "Lists a business's check-ins and refusals by time, pet or customer, or only the pets that are here.",
      scope: 'check-ins:read',
    },
  ),
  /** The printable check-in poster. */
  printPoster: unary(
    z.strictObject({
      businessId: id,
      language: printedLanguage,
      /** Without it, evergreen. */
      look: z.enum(posterLooks).optional(),
      /** Without it, A4. */
      size: z.enum(posterSizes).optional(),
    }),
    pdfFile,
    { summary: 'Returns the poster that owners scan at the entrance, as a PDF.' },
  ),
  /** First the pets that are on site, then each check-in as it changes. */
  watchCheckIns: stream(
    z.strictObject({ businessId: id }),
    z.union([z.strictObject({ present: z.array(checkInShape) }), checkInShape]),
    { summary: 'Streams the pets that are here and every check-in, check-out and refusal.' },
  ),
};
