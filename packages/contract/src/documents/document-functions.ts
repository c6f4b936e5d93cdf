import { maxProposals } from '@clearpaw/domain';
import { z } from 'zod';
import { empty, id, idempotencyKey, listOf, paging, stream, unary } from '../define/index.ts';
import { recordedVaccination, vaccinationFields } from '../vaccinations/index.ts';
import { document, documentDetail, documentFields, listedDocument } from './document.ts';

const { documentIds: _given, vaccine, administeredOn, ...details } = vaccinationFields;

/** A dose as its owner confirms it: read from the document, corrected if necessary. */
const confirmed = z
  .strictObject({ ...details })
  .partial()
  /**
   * `replaces` is a dose already on record that this one repeats: it is corrected and gets the document as proof, and
   * no new dose is recorded.
   */
  .extend({ vaccine, administeredOn, replaces: id.optional() });

const draft = z.strictObject(documentFields).partial();

export const documents = {
  /**
   * `storagePath` is one of the caller's own objects below `users/{uid}/documents/`. `replaces` marks an older document
   * as replaced.
   */
  addDocument: unary(
    draft.extend({
      petId: id,
      storagePath: z.string().max(1024),
      replaces: id.optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    document,
    { summary: "Adds an uploaded file to a pet's documents; it is read in the background." },
  ),
  /**
   * `storagePath` is an object as for `addDocument`: FHIR R4 as JSON, a Bundle or one Immunization, or the zip of
   * `exportPet`, whose documents are added as well.
   */
  importRecords: unary(
    z.strictObject({
      petId: id,
      storagePath: z.string().max(1024),
      title: documentFields.title.optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    documentDetail,
    { summary: 'Reads an uploaded file of records in FHIR and proposes its vaccinations.' },
  ),
  updateDocument: unary(draft.extend({ documentId: id }), document, {
    summary: "Changes a document's kind, title and dates.",
  }),
  getDocument: unary(z.strictObject({ documentId: id }), documentDetail, {
    summary: 'Returns a document with what was read in it.',
  }),
  listDocuments: unary(z.strictObject({ petId: id.optional(), ...paging }), listOf(listedDocument), {
    summary: "Lists the documents of one pet or of all the caller's pets.",
  }),
  /** The progress from 0 to 1 while the document is read, then the document, and again after each change. */
  watchDocument: stream(
    z.strictObject({ documentId: id }),
    z.union([z.strictObject({ progress: z.number().min(0).max(1) }), documentDetail]),
    { summary: 'Streams how far the reading of a document is, then the document.' },
  ),
  confirmExtraction: unary(
    z.strictObject({
      documentId: id,
      vaccinations: z.array(confirmed).max(maxProposals),
      idempotencyKey: idempotencyKey.optional(),
    }),
    z.strictObject({ document: documentDetail, vaccinations: z.array(recordedVaccination) }),
    { summary: 'Adds to the record what the owner confirmed of a document.' },
  ),
  deleteDocument: unary(z.strictObject({ documentId: id }), empty, {
    summary: 'Deletes a document and its file.',
  }),
};
