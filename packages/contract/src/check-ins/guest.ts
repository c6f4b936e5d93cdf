import { documentKinds, maxVaccineName, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { careFields } from '../care-records/care-record.ts';
import { calendarDate, code, line, pastDate } from '../define/index.ts';
import { petFields } from '../pets/pet.ts';

/** A dose as the certificate says it. */
const dose = z.strictObject({
  vaccine: code,
  /** Of a vaccine that the catalogue does not list, which is sent as `custom`. */
  vaccineName: line(maxVaccineName).nullable().optional(),
  administeredOn: pastDate,
  expiresOn: calendarDate.nullable().optional(),
});

const { test, takenOn, result } = careFields.test;

/** A photo that the caller has stored among their own documents. */
const document = z.strictObject({
  storagePath: line(500),
  kind: z.enum(documentKinds),
  issuedOn: calendarDate.nullable().optional(),
  expiresOn: calendarDate.nullable().optional(),
});

/** A pet without an account, as far as the business's rules require: what staff were told and read in its documents. */
export const guestFields = {
  petName: line(60),
  species: z.enum(speciesList),
  ownerEmail: z.email('Expected an email address.').max(254),
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
