import { clinicTrusts, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** Who confirmed the record as it is now. `emailDomain` is where the clinic's mail went: its name was typed by the owner. */
export const shownConfirmation = z.strictObject({
  clinicId: id,
  clinicName: z.string(),
  emailDomain: z.string(),
  signerName: z.string(),
  confirmedAt: instant,
});

/** A business that is a veterinary clinic: which one, and how much its records count for. */
export const clinicAccount = z.strictObject({
  /** The address whose mail its owner reads; null while none is proven. */
  email: z.string().nullable(),
  /** In the operator's directory: its records count as a clinic's everywhere. */
  isKnown: z.boolean(),
  /** Where a code was sent that works still. */
  askedEmail: z.string().nullable(),
});

/** A pet whose owner allows the clinic to add records. */
export const patientOfClinic = z.strictObject({
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList),
  breed: z.string().nullable(),
  photoPath: z.string().nullable(),
  ownerName: z.string().nullable(),
  connectedAt: instant,
});

/** A clinic that confirmed records of connected pets, or that the business decided about. */
export const clinic = z.strictObject({
  clinicId: id,
  name: z.string(),
  emailDomain: z.string(),
  location: z.string().nullable(),
  /** In the operator's directory. */
  isKnown: z.boolean(),
  trust: z.enum(clinicTrusts),
  /** How many records of connected pets it confirmed. */
  records: z.int(),
});
