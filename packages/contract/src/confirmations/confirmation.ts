import {
  confirmableKinds,
  confirmationDecisions,
  confirmationStates,
  sexes,
  speciesList,
} from '@clearpaw/domain';
import { z } from 'zod';
import { careFields } from '../care-records/index.ts';
import { id, instant, line } from '../define/index.ts';
import { documentFields } from '../documents/index.ts';
import { vaccinationFields } from '../vaccinations/index.ts';

const { documentIds: _documents, ...dose } = vaccinationFields;
const { test, treatment, exemption, medication, allergy, condition, weight, vetVisit } = careFields;

export const kind = z.enum(confirmableKinds);
const note = line(500).optional();

/** A record as shown to the clinic. `statedAt` is when its current version was stated. */
function asked<Kind extends string, Facts extends z.ZodRawShape>(name: Kind, facts: Facts) {
  return z.strictObject({
    kind: z.literal(name),
    recordId: id,
    statedAt: instant,
    facts: z.strictObject(facts),
  });
}

/**
 * The clinic's answer about one record. `statedAt` is that of the version shown: an answer about another version is
 * refused. `changes` are allowed with `correct` only.
 */
function answered<Kind extends string, Facts extends z.ZodRawShape>(name: Kind, facts: Facts) {
  return z.strictObject({
    kind: z.literal(name),
    recordId: id,
    statedAt: instant.optional(),
    decision: z.enum(confirmationDecisions),
    changes: z.strictObject(facts).partial().optional(),
    note,
  });
}

export const askedRecord = z.discriminatedUnion('kind', [
  asked('vaccination', dose),
  asked('document', documentFields),
  asked('test', test),
  asked('treatment', treatment),
  asked('exemption', exemption),
  asked('medication', medication),
  asked('allergy', allergy),
  asked('condition', condition),
  asked('weight', weight),
  asked('vetVisit', vetVisit),
]);

export const clinicAnswer = z.discriminatedUnion('kind', [
  answered('vaccination', dose),
  answered('document', documentFields),
  answered('test', test),
  answered('treatment', treatment),
  answered('exemption', exemption),
  answered('medication', medication),
  answered('allergy', allergy),
  answered('condition', condition),
  answered('weight', weight),
  answered('vetVisit', vetVisit),
]);

/** What a clinic needs to find its patient; only the last four digits of the microchip, for comparison. */
export const patient = z.strictObject({
  /** With the color, it determines the drawing, so that the clinic sees the same animal as the owner. */
  id,
  name: z.string(),
  species: z.enum(speciesList),
  breed: z.string().nullable(),
  colour: z.string().nullable(),
  sex: z.enum(sexes),
  sterilized: z.boolean().nullable(),
  bornOn: z.string().nullable(),
  microchipEnd: z.string().nullable(),
});

/** A request as shown to the pet's carers. */
export const confirmationRequest = z.strictObject({
  id,
  petId: id,
  clinicName: z.string(),
  clinicEmail: z.string(),
  state: z.enum(confirmationStates),
  requestedAt: instant,
  expiresAt: instant,
  /** The earliest time for a reminder to the clinic; null if no further reminder is possible. */
  remindFrom: instant.nullable(),
  answeredAt: instant.nullable(),
  signerName: z.string().nullable(),
  records: z.array(
    z.strictObject({
      kind,
      recordId: id,
      decision: z.enum(confirmationDecisions).nullable(),
      note: z.string().nullable(),
    }),
  ),
});

/** A request that waits for a clinic's answer, in the clinic's list. */
export const clinicRequest = z.strictObject({
  confirmationId: id,
  petName: z.string(),
  species: z.enum(speciesList),
  requestedBy: z.string(),
  records: z.int(),
  requestedAt: instant,
  expiresAt: instant,
});
