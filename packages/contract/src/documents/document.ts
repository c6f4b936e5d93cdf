import {
  documentKinds,
  documentStates,
  notTakenReasons,
  readingFailures,
  unreadReasons,
} from '@clearpaw/domain';
import { z } from 'zod';
import { shownConfirmation } from '../clinics/index.ts';
import { calendarDate, id, instant, line } from '../define/index.ts';
import { reviewed } from '../reviews/review.ts';

/** The fields of a document that its owner may write. */
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
  /** Absent if no clinic confirmed the current version of the document. */
  confirmation: shownConfirmation.optional(),
  ...reviewed,
  createdAt: instant,
  updatedAt: instant,
};

export const document = z.strictObject(shape);

/**
 * What came out of a document. `read` and `unread` count the vaccinations that were read in it, and those that were found
 * and are to be completed by hand.
 */
const outcome = z.strictObject({
  read: z.int(),
  unread: z.int(),
  /** Records on file that it proves: vaccinations, and all others such as tests and treatments. */
  vaccinations: z.int(),
  otherRecords: z.int(),
  /** The clinic that was read, if there is one alone. */
  clinic: z.string().nullable(),
  /** Why it could not be read; null unless its state is `failed`. */
  failure: z.enum(readingFailures).nullable(),
});

/** A document as lists show it. */
export const listedDocument = document.extend({ outcome });

/** A rectangle on a page, in fractions of the page's width and height; pages count from 1. */
const region = z.strictObject({
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** One field that was read. With several candidates the owner has to choose, and `value` is null. */
const readField = z.strictObject({
  value: z.string().nullable(),
  candidates: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  place: region.nullable(),
});

/** A vaccination that the document seems to prove; it counts only once it is confirmed. */
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
  /** Why a row was not read that is legible: another animal's, or no telling whose. */
  unreadBecause: z.enum(unreadReasons).optional(),
});

/**
 * What a file of records contains besides its proposals. `subject` is the animal named in the file, if its microchip or
 * name differ from this pet's; `more` counts the records that were left out and are not listed.
 */
const imported = z.strictObject({
  subject: z.string().nullable(),
  notTaken: z.array(z.strictObject({ what: z.string(), reason: z.enum(notTakenReasons) })),
  more: z.int(),
});

/** A picture of a page in the object storage; width and height in pixels. */
const pagePicture = z.strictObject({ path: z.string(), width: z.int(), height: z.int() });

/** The Document, what was read in it, and the doses that it proves. */
export const documentDetail = z.strictObject({
  ...shape,
  /** Why it could not be read; null unless its state is `failed`. */
  failure: z.enum(readingFailures).nullable(),
  proposals: z.array(proposal),
  /** Null for documents that are not files of records. */
  imported: imported.nullable(),
  pages: z.array(pagePicture),
  vaccinationIds: z.array(id),
});
