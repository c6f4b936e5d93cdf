import { birthPrecisions, keptPetStates, petStates, sexes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, note, pastDate } from '../define/index.ts';

const clinic = z.strictObject({
  name: line(120),
  phone: line(40).optional(),
  email: line(200).optional(),
});

/**
 * The fields that an owner may write. Weight is in kilograms; the microchip as printed (spaces and hyphens are
 * dropped).
 */
export const petFields = {
  name: line(60),
  species: z.enum(speciesList),
  breed: line(80).nullable(),
  sex: z.enum(sexes),
  sterilized: z.boolean().nullable(),
  bornOn: pastDate.nullable(),
  bornOnPrecision: z.enum(birthPrecisions).nullable(),
  colour: line(60).nullable(),
  weightKg: z.number().positive().max(1500).nullable(),
  microchip: line(40).nullable(),
  photoPath: line(500).nullable(),
  alerts: z.array(line(80)).max(10),
  notes: note(4000).nullable(),
  clinic: clinic.nullable(),
  state: z.enum(petStates),
};

/** The caller's access to a pet: its one owner, a co-owner who may edit it (`full`) or only read it, or a business. */
export const petAccess = z.enum(['owner', 'full', 'read', 'business']);

export const pet = z.strictObject({
  id,
  ownerId: z.string(),
  access: petAccess,
  ...petFields,
  state: z.enum(keptPetStates),
  /** When it was archived or died; null while it is active. */
  endedAt: instant.nullable(),
  /** When it was deleted; its owner may restore it for 30 days. */
  deletedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
