import { documentKinds, maxVaccineName, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { careFields } from '../care-records/care-record.ts';
import { calendarDate, code, line, pastDate } from '../define/index.ts';
import { petFields } from '../pets/pet.ts';

/** A dose as printed on the certificate. */
const dose = z.strictObject({
  vaccine: code,
  /** The name of a vaccine that the catalogue does not list, sent with the code `custom`. */
  vaccineName: line(maxVaccineName).nullable().optional(),
  administeredOn: pastDate,
  expiresOn: calendarDate.nullable().optional(),
});

/** A vaccination read on a certificate. A date that is missing, or can be read in two ways, is null. */
export const readGuestDose = z.strictObject({
  vaccine: code,
  administeredOn: calendarDate.nullable(),
  expiresOn: calendarDate.nullable(),
  /** How likely all of it is right, from 0 to 1. */
  confidence: z.number().min(0).max(1),
});

const { test, takenOn, result } = careFields.test;

/** A photo that the caller has uploaded to their own documents. */
const document = z.strictObject({
  storagePath: line(500),
  kind: z.enum(documentKinds),
  issuedOn: calendarDate.nullable().optional(),
  expiresOn: calendarDate.nullable().optional(),
});

/**
 * A pet without an account, with the facts that the business's rules require, as its owner or its documents state them.
 */
export const guestFields = {
  petName: line(60),
  species: z.enum(speciesList),
  ownerEmail: z.email('Expected an email address.').max(254),
  /** How staff address and call the owner. A value that is not sent leaves what the business knows unchanged. */
  ownerName: line(80).nullable().optional(),
  ownerPhone: line(40).nullable().optional(),
  bornOn: petFields.bornOn.optional(),
  bornOnPrecision: petFields.bornOnPrecision.optional(),
  sex: petFields.sex.optional(),
  sterilized: petFields.sterilized.optional(),
  microchip: petFields.microchip.optional(),
  weightKg: petFields.weightKg.optional(),
  vaccinations: z.array(dose).max(20).optional(),
  tests: z.array(z.strictObject({ test, takenOn, result })).max(20).optional(),
  treatments: z.array(z.strictObject(careFields.treatment)).max(20).optional(),
  declarations: z.array(z.strictObject(careFields.declaration)).max(20).optional(),
  evaluation: z.strictObject(careFields.evaluation).optional(),
  documents: z.array(document).max(10).optional(),
};
