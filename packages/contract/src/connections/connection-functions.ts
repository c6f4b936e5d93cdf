import { connectionScopes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { verdict } from '../compliance/index.ts';
import { calendarDate, empty, id, instant, line, listOf, paging, unary } from '../define/index.ts';

const scope = z.enum(connectionScopes);

/** A connection as its business sees it. */
const connectedPet = z.strictObject({
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList),
  breed: z.string().nullable(),
  colour: z.string().nullable(),
  alerts: z.array(z.string()),
  photoPath: z.string().nullable(),
  scope,
  verdict,
  connectedAt: instant,
  lastVisitAt: instant.nullable(),
});

/** A connection as the pet's owner sees it, with the dates the business may not see. */
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
  /** Where the owner set an end. */
  until: instant.nullable(),
});

const view = z.strictObject({
  businessId: id,
  businessName: z.string(),
  at: instant,
  what: z.enum(['verdict', 'records']),
});

const until = instant.nullable().optional();
const reference = z.union([
  z.strictObject({ petId: id, businessId: id, scope, until }),
  z.strictObject({ petId: id, slug, scope, until }),
]);
const either = z.union([z.strictObject({ petId: id, businessId: id }), z.strictObject({ petId: id, slug })]);

export const connections = {
  connectPet: unary(reference, petConnection),
  disconnectPet: unary(either, empty),
  listConnections: unary(
    z.strictObject({ businessId: id, verdict: verdict.optional(), search: line(80).optional(), ...paging }),
    listOf(connectedPet),
  ),
  listPetConnections: unary(z.strictObject({ petId: id, ...paging }), listOf(petConnection)),
  listViews: unary(z.strictObject({ petId: id, ...paging }), listOf(view)),
};
