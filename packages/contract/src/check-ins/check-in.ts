import { arrivalDecisions, checkInMethods, connectionScopes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { complianceReport, verdict } from '../compliance/index.ts';
import { customerOfPet } from '../connections/index.ts';
import { contactShape } from '../contacts/index.ts';
import { calendarDate, id, instant } from '../define/index.ts';
import { visitShape } from '../visits/visit.ts';

export const checkInShape = z.strictObject({
  id,
  businessId: id,
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList).nullable(),
  /** What identifies the pet and care alerts: while the pet is on site, waiting, or connected. */
  colour: z.string().nullable(),
  photoPath: z.string().nullable(),
  alerts: z.array(z.string()),
  service: z.string().nullable(),
  arrivedAt: instant,
  departedAt: instant.nullable(),
  method: z.enum(checkInMethods),
  decision: z.enum(arrivalDecisions),
  verdict,
  overrideReason: z.string().nullable(),
  recordedBy: z.string(),
  requirementsVersion: z.int().nullable(),
});

/**
 * What staff see of a scanned pet: its identity and the verdict, and how to reach the owner if the owner shares it. No
 * address, clinic or dates.
 */
export const scannedBadge = z.strictObject({
  pet: z.strictObject({
    id,
    name: z.string(),
    species: z.enum(speciesList),
    colour: z.string().nullable(),
    photoPath: z.string().nullable(),
    alerts: z.array(z.string()),
  }),
  badge: z.strictObject({
    kind: z.enum(['live', 'paper', 'code']),
    specimen: z.boolean(),
    countsHere: z.boolean(),
  }),
  report: complianceReport,
  connection: z.strictObject({ scope: z.enum(connectionScopes) }).nullable(),
  contact: contactShape.nullable(),
  /** Null for a pet that is not connected yet. */
  customer: customerOfPet.nullable(),
  openCheckIn: checkInShape.nullable(),
  /** What staff of this business note about the pet for each other. */
  staffNote: z.strictObject({ note: z.string(), flags: z.array(z.string()) }).nullable(),
  /** The planned visit that this scan belongs to. */
  visit: visitShape.nullable(),
  /** The last day that was judged. */
  departure: calendarDate,
});

/** An arrival as shown to the pet's carers: without the names of staff and the reasons that staff wrote. */
export const selfCheckInArrival = checkInShape.pick({
  id: true,
  petId: true,
  service: true,
  arrivedAt: true,
  departedAt: true,
  decision: true,
  verdict: true,
});
