import { alertKinds, careKinds, keptPetStates, maxProposals } from '@clearpaw/domain';
import { z } from 'zod';
import { alertPreferenceChanges } from '../alerts/alert.ts';
import { carePlanFields } from '../care-plans/care-plan.ts';
import { careFields } from '../care-records/care-record.ts';
import { contactFields } from '../contacts/contact.ts';
import { calendarDate, id, line } from '../define/index.ts';
import { documentDetail, documentFields } from '../documents/document.ts';
import { petFields } from '../pets/pet.ts';
import { vaccination, vaccinationFields } from '../vaccinations/vaccination.ts';

export const exportForm = { format: 'clearpaw-export', version: 1 } as const;

const path = z.string().max(1024);

/** The list of contents of a whole export. Files that it does not name are not read. */
export const exportManifest = z.object({
  format: z.literal(exportForm.format),
  version: z.literal(exportForm.version),
  entries: z.array(
    z.object({
      name: z.string().max(300),
      size: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      path: path.optional(),
      contentType: z
        .string()
        .max(200)
        .regex(/^[\x20-\x7e]*$/)
        .optional(),
    }),
  ),
});

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const key = z.string().max(100);
const ofPet = { id: key, petId: key.nullable() };
const documentIds = z.array(key).max(20);
const state = vaccination.shape.state;
const reason = line(300).nullable();

/** The fields of a version; older releases wrote fewer. */
const versionOf = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.object({
    ...z.object(fields).partial().shape,
    documentIds: documentIds.optional(),
    state,
    createdAt: time,
    updatedAt: time,
  });

const { documentIds: _ids, ...doseFields } = vaccinationFields;

/**
 * The tables of a whole export that an import reads; each row has its column names in camel case. The limits are those
 * of the forms: an import cannot bring in what a person could not type.
 */
export const exportedRows = {
  user: z.object({ id }),
  profile: z.object({
    userType: z.enum(['owner', 'business']).nullable(),
    displayName: line(80).nullable(),
  }),
  contact: z.object({ ...contactFields, name: z.union([z.literal(''), contactFields.name]) }),
  alertSettings: z.object({
    kinds: z.partialRecord(
      z.enum(alertKinds),
      z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() }),
    ),
    quietHours: alertPreferenceChanges.shape.quietHours.unwrap(),
    timeZone: alertPreferenceChanges.shape.timeZone.unwrap().nullable(),
  }),
  pet: z.object({
    ...petFields,
    id: key,
    ownerId: key,
    photoPath: path.nullable(),
    state: z.enum(keptPetStates),
    endedAt: time.nullable(),
  }),
  carePlan: z.object({ petId: key, ...carePlanFields }),
  document: z.object({
    ...ofPet,
    ...documentFields,
    storagePath: path,
    state: documentDetail.shape.state,
    failure: documentDetail.shape.failure,
    proposals: documentDetail.shape.proposals.max(maxProposals),
    imported: documentDetail.shape.imported,
    pages: z
      .array(z.object({ path, width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) }))
      .max(100),
    replacedBy: key.nullable(),
  }),
  vaccination: z.object({ ...ofPet, ...doseFields, documentIds, state }),
  vaccinationVersion: z.object({
    vaccinationId: key,
    version: z.int().min(1),
    reason,
    snapshot: versionOf(doseFields),
  }),
  careRecord: z.object({
    ...ofPet,
    businessId: key.nullable(),
    kind: z.enum(careKinds),
    facts: z.unknown(),
    documentIds,
    state,
    onDay: calendarDate,
  }),
  careRecordVersion: z.object({
    careRecordId: key,
    version: z.int().min(1),
    reason,
    snapshot: z.unknown(),
  }),
};

/** The fields of one kind of care record, and of its versions. */
export const exportedCare = {
  facts: Object.fromEntries(careKinds.map((kind) => [kind, z.strictObject(careFields[kind])])),
  snapshot: Object.fromEntries(careKinds.map((kind) => [kind, versionOf(careFields[kind])])),
} as unknown as { readonly [Part in 'facts' | 'snapshot']: Record<(typeof careKinds)[number], z.ZodType> };

export type ExportedRow<Table extends keyof typeof exportedRows> = z.output<(typeof exportedRows)[Table]>;
