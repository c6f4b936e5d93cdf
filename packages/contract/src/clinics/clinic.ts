import { clinicTrusts, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/**
 * Who confirmed the current version of the record. `emailDomain` is the domain of the clinic's address; the owner typed
 * its name.
 */
export const shownConfirmation = z.strictObject({
  clinicId: id,
  clinicName: z.string(),
  emailDomain: z.string(),
  signerName: z.string(),
  confirmedAt: instant,
});

/** A business that is a veterinary clinic: which clinic it is, and how much its records count. */
export const clinicAccount = z.strictObject({
  /** The proven email address of the clinic; null while none is proven. */
  email: z.string().nullable(),
  /** The clinic is in the operator's directory: its records count as a clinic's at every business. */
  isKnown: z.boolean(),
  /** The address to which a code was sent that is still valid. */
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

/** A clinic that confirmed records of connected pets, or for which the business chose a trust level. */
export const clinic = z.strictObject({
  clinicId: id,
  name: z.string(),
  emailDomain: z.string(),
  location: z.string().nullable(),
  /** The clinic is in the operator's directory. */
  isKnown: z.boolean(),
  trust: z.enum(clinicTrusts),
  /** How many records of connected pets it confirmed. */
  records: z.int(),
});
