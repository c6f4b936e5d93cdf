import { birthPrecisions, keptPetStates, petStates, sexes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, note, pastDate } from '../define/index.ts';

const clinic = z.strictObject({
  name: line(120),
  phone: line(40).optional(),
  email: line(200).optional(),
});

/** What an owner may write. Weight is in kilograms, the chip as printed (spaces and hyphens are dropped). */
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

/** What the caller is to a pet: its one owner, a co-owner who may change it or only read it, or a business. */
export const petAccess = z.enum(['owner', 'full', 'read', 'business']);

export const pet = z.strictObject({
  id,
  ownerId: z.string(),
  access: petAccess,
  ...petFields,
  state: z.enum(keptPetStates),
  /** Since when it is archived or deceased; null while it is active. */
  endedAt: instant.nullable(),
  /** Its owner may restore it for 30 days from then on. */
  deletedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
