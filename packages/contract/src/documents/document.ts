import { documentKinds, documentStates, notTakenReasons, readingFailures } from '@clearpaw/domain';
import { z } from 'zod';
import { shownConfirmation } from '../clinics/index.ts';
import { calendarDate, id, instant, line } from '../define/index.ts';
import { reviewed } from '../reviews/review.ts';

/** What an owner may write about a document. */
export const documentFields = {
  kind: z.enum(documentKinds),
  title: line(120),
  issuedOn: calendarDate.nullable(),
  expiresOn: calendarDate.nullable(),
};

const shape = {
  id,
  petId: id,
  ...documentFields,
  storagePath: z.string(),
  contentType: z.string(),
  size: z.int(),
  sha256: z.string(),
  state: z.enum(documentStates),
  /** Absent where no clinic confirmed the document as it is now. */
  confirmation: shownConfirmation.optional(),
  ...reviewed,
  createdAt: instant,
  updatedAt: instant,
};

export const document = z.strictObject(shape);

/** A rectangle on a page, all sides as parts of the page's own; pages count from 1. */
const region = z.strictObject({
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** One thing that was read. Several candidates are a question; `value` is null then. */
const readField = z.strictObject({
  value: z.string().nullable(),
  candidates: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  place: region.nullable(),
});

/** A vaccination the document seems to prove; nothing of it counts before it is confirmed. */
export const proposal = z.strictObject({
  id: z.string(),
  text: z.string(),
  place: region,
  vaccine: readField,
  administeredOn: readField,
  expiresOn: readField,
  lotNumber: readField,
  manufacturer: readField,
  veterinarian: readField,
  tagNumber: readField.optional(),
  vaccineName: readField.optional(),
  product: readField.optional(),
  route: readField.optional(),
  doseNumber: readField.optional(),
  clinic: readField.optional(),
  certificateNumber: readField.optional(),
});

/**
 * What a file of records holds beside its proposals. `subject` is the animal as the file names it, where that is not this
 * pet by microchip or name; `more` counts what was not taken and is not listed.
 */
const imported = z.strictObject({
  subject: z.string().nullable(),
  notTaken: z.array(z.strictObject({ what: z.string(), reason: z.enum(notTakenReasons) })),
  more: z.int(),
});

/** A picture of a page, in the object storage; width and height in pixels. */
const pagePicture = z.strictObject({ path: z.string(), width: z.int(), height: z.int() });

/** The Document with what was found in it, and the doses it proves by now. */
export const documentDetail = z.strictObject({
  ...shape,
  /** Why it could not be read; null unless its state is `failed`. */
  failure: z.enum(readingFailures).nullable(),
  proposals: z.array(proposal),
  /** Null for a paper. */
  imported: imported.nullable(),
  pages: z.array(pagePicture),
  vaccinationIds: z.array(id),
});
