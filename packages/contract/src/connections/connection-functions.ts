import { connectionScopes } from '@clearpaw/domain';
import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { complianceReport, verdict } from '../compliance/index.ts';
import { contactShape } from '../contacts/index.ts';
import {
  calendarDate,
  code,
  emailAddress,
  empty,
  id,
  idempotencyKey,
  instant,
  line,
  listOf,
  note as longText,
  paging,
  stream,
  unary,
} from '../define/index.ts';
import { connectedPet, listedPet } from './connected-pet.ts';
import { connectionDetailsFunctions } from './connection-details.ts';
import { locationSharingFunctions } from './location-sharing.ts';

const scope = z.enum(connectionScopes);

/** A connection as shown to the pet's owner, with dates that the business may not see. */
const petConnection = z.strictObject({
  petId: id,
  businessId: id,
  businessName: z.string(),
  businessSlug: z.string(),
  businessKind: z.string(),
  scope,
  verdict,
  changesOn: calendarDate.nullable(),
  compliantFrom: calendarDate.nullable(),
  connectedAt: instant,
  /** Set if the owner chose an end. */
  until: instant.nullable(),
  /** When the owner blocked the business: then not even a visit connects the pet again. */
  blockedAt: instant.nullable(),
  /** Whether the business sees the owner's contact details. */
  contactShared: z.boolean(),
  /** Whether they include the email address; false if the owner shared the details before they had one. */
  emailShared: z.boolean(),
});

const view = z.strictObject({
  businessId: id,
  businessName: z.string(),
  at: instant,
  what: z.enum(['verdict', 'records']),
});

const until = instant.nullable().optional();
/** If left out, a new connection does not share them, and an existing one stays as it is. */
const shareContact = z.boolean().optional();
/** Whether the other locations of the same account may find the pet; the same if it is left out. */
const shareLocations = z.boolean().optional();
const reference = z.union([
  z.strictObject({ petId: id, businessId: id, scope, until, shareContact, shareLocations }),
  z.strictObject({ petId: id, slug, scope, until, shareContact, shareLocations }),
]);
const block = z.boolean().optional();
const either = z.union([
  z.strictObject({ petId: id, businessId: id, block }),
  z.strictObject({ petId: id, slug, block }),
]);

const ofBusiness = z.strictObject({ businessId: id, petId: id });
/** For members of the business only; the owner never sees it. */
const note = longText(2000);
const flags = z.array(line(40)).max(10);

export const connections = {
  ...locationSharingFunctions,
  ...connectionDetailsFunctions,
  connectPet: unary(reference, petConnection, {
    summary: 'Connects a pet to a business, which sees its status or its records, as the owner chooses.',
  }),
  /** Whether a connected business sees the owner's contact details. The change takes effect at once. */
  setContactSharing: unary(z.strictObject({ petId: id, businessId: id, share: z.boolean() }), petConnection, {
    summary: "Shares the owner's contact details with a connected business, or stops sharing them.",
  }),
  /** With `block`, a visit does not connect the pet again until its owner does. */
  disconnectPet: unary(either, empty, {
    summary: "Ends a pet's connection to a business, and blocks the business if asked.",
  }),
  listConnections: unary(
    z.strictObject({
      businessId: id,
      verdict: verdict.optional(),
      search: line(80).optional(),
      /** Only pets that do not meet this rule today. */
      rule: code.optional(),
      /** Only pets whose last visit was for this service. */
      service: code.optional(),
      /** Only pets whose verdict changes within this number of days. */
      withinDays: z.int().min(0).max(366).optional(),
      /** `attention`: from the pets that are not cleared to those that are good to go. */
      sort: z.enum(['added', 'name', 'visited', 'attention']).default('added'),
      ...paging,
    }),
    listOf(listedPet),
    {
      summary: 'Lists the pets connected to a business with their verdicts; filtered, searched and sorted.',
      scope: 'connections:read',
    },
  ),
  /**
   * First the number of pets per verdict, then each pet that changed. `verdict` is absent if the connection itself
   * changed.
   */
  watchConnections: stream(
    z.strictObject({ businessId: id }),
    z.union([
      z.strictObject({ verdicts: z.record(verdict, z.int()) }),
      z.strictObject({ petId: id, verdict: verdict.nullable() }),
    ]),
    { summary: 'Streams the verdicts of connected pets as they change.' },
  ),
  getConnectedPet: unary(
    ofBusiness,
    z.strictObject({
      ...connectedPet.shape,
      /** Null if the owner does not share contact details, or has not entered any. */
      contact: contactShape.nullable(),
      contactShared: z.boolean(),
      /** The pet's owner as a customer; null only if it was not stored yet. */
      customerId: id.nullable(),
      note,
      flags,
      visits: z.int(),
      turnedAway: z.int(),
      /** The reports for a visit today, one for each service of the business; if it has none, one for any visit. */
      services: z.array(z.strictObject({ service: code.nullable(), report: complianceReport })),
    }),
    { summary: 'Returns a connected pet as its business may see it.', scope: 'customers:read' },
  ),
  savePetNote: unary(
    z.strictObject({ businessId: id, petId: id, note, flags }),
    z.strictObject({ note, flags }),
    { summary: "Saves a business's own note and flags about a pet.", scope: 'customers:write' },
  ),
  /** With `preview` nothing is sent: the answer has the number of emails that would be sent, and their text. */
  remindOwners: unary(
    z.strictObject({
      businessId: id,
      petIds: z.array(id).min(1).max(100),
      message: line(500).optional(),
      preview: z.boolean(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    z.strictObject({ letters: z.int(), subject: z.string(), text: z.string() }),
    {
      summary: 'Emails the owners of pets about records that are missing or expire, or previews the email.',
    },
  ),
  /**
   * Emails a person who may or may not have an account; the answer is the same in both cases. At most one email in 30
   * days.
   */
  inviteOwner: unary(
    z.strictObject({
      businessId: id,
      email: emailAddress,
      /** Quoted as the business's own words. Links are refused, because our emails contain only our own links. */
      message: line(500)
        .refine(
          (text) => !/https?:|www\./i.test(text),
          'Remove web addresses. The email already links to your page.',
        )
        .optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    empty,
    { summary: 'Invites an owner by email to connect a pet.' },
  ),
  /** With `blocked`, the blocked businesses instead. */
  listPetConnections: unary(
    z.strictObject({ petId: id, blocked: z.boolean().optional(), ...paging }),
    listOf(petConnection),
    {
      summary: 'Lists the businesses that a pet is connected to, or those that are blocked.',
      ownerScope: 'compliance:read',
    },
  ),
  listViews: unary(z.strictObject({ petId: id, ...paging }), listOf(view), {
    summary: "Lists who viewed a pet's badge or record, and when.",
  }),
};
