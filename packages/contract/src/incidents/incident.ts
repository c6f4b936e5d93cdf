import { incidentKinds, incidentSeverities } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, note } from '../define/index.ts';

const said = (maxLength: number) => note(maxLength).nullable().optional();

/** What staff state about an incident. */
export const incidentFields = {
  petIds: z.array(id).min(1).max(20),
  kind: z.enum(incidentKinds),
  severity: z.enum(incidentSeverities).optional(),
  occurredAt: instant,
  location: said(120),
  description: note(4000).min(1, 'Describe what happened.'),
  actionsTaken: said(2000),
  /** Who was involved or saw it; never shown to owners. */
  people: said(500),
};

/** How many photos one report shows. */
export const mostIncidentPhotos = 6;

/** Paths of photos, in the order in which they are shown. */
export const incidentPhotoPaths = z
  .array(z.string().min(1).max(1024))
  .max(mostIncidentPhotos, `Add up to ${mostIncidentPhotos} photos.`);

/** Why a report is corrected. */
export const correctionReason = line(300);

const facts = {
  kind: z.enum(incidentKinds),
  severity: z.enum(incidentSeverities),
  occurredAt: instant,
  location: z.string().nullable(),
  description: z.string(),
  actionsTaken: z.string().nullable(),
};

/**
 * A photo of an incident. Its path names it in a correction; its URL opens it for the member who asked, for a few
 * minutes.
 */
const photo = z.strictObject({ path: z.string(), url: z.string() });

const namedPet = z.strictObject({ petId: id, petName: z.string() });

/** An incident as shown to the business. */
export const incidentShape = z.strictObject({
  id,
  businessId: id,
  ...facts,
  people: z.string().nullable(),
  /** Never shown to owners. */
  photos: z.array(photo),
  pets: z.array(namedPet),
  /** When the owners were first notified; null if they were not. */
  ownersNotifiedAt: instant.nullable(),
  version: z.int().min(1),
  /** Null once the account is deleted. */
  recordedBy: z.string().nullable(),
  recordedAt: instant,
  updatedAt: instant,
});

/** An earlier version of a report, and the reason of the correction that followed. */
export const incidentVersionShape = z.strictObject({
  version: z.int().min(1),
  ...facts,
  people: z.string().nullable(),
  photos: z.array(photo),
  by: z.string().nullable(),
  at: instant,
  /** Null for the first version. */
  reason: z.string().nullable(),
});

/** An incident as shown to an owner who was notified: without other pets and without the names of other people. */
export const sharedIncidentShape = z.strictObject({
  id,
  petId: id,
  businessName: z.string(),
  ...facts,
  /** Whether other pets were involved. */
  withOthers: z.boolean(),
  corrected: z.boolean(),
  notifiedAt: instant,
});
