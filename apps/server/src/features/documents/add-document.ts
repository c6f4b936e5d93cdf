import type { documents } from '@clearpaw/contract';
import { cleanFileName, fhirNames, nameOfPath, petArchive } from '@clearpaw/protocol';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type ObjectRow, parseObjectPath } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { ownPet } from '../pets/index.ts';
import { type PetDocument, type PresentedDocument, presentDocument } from './document-presenter.ts';
import { readDocument } from './read-document.ts';

type Input = z.output<typeof documents.addDocument.input>;

/** Makes a stored object a document of the pet, and starts its reading. */
export async function addDocument(call: Call, input: Input): Promise<PresentedDocument> {
  const pet = await ownPet(call, input.petId);
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const object = await ownFileToRead(call, tx.db, input.storagePath);
    const row = newRow(call, fields, object);
    await tx.db.insert(documentTable).values(row);
    if (input.replaces !== undefined) await putAside(tx, input.replaces, pet.id, row.id);
    const priority = -(await countUnread(tx, call.uid));
    await call.services.jobs.enqueue(tx, readDocument, { documentId: row.id }, { priority });
    return presentDocument(row);
  });
}

/** People who add many documents at once wait behind those who add one. */
async function countUnread(tx: Tx, uid: string): Promise<number> {
  return tx.db.$count(
    documentTable,
    and(eq(documentTable.storedBy, uid), eq(documentTable.state, 'processing')),
  );
}

/** The same for a document that staff have read themselves: it is not read again. */
export async function addReadDocument(
  call: Call,
  tx: Tx,
  input: Pick<Input, 'petId' | 'storagePath' | 'kind' | 'issuedOn' | 'expiresOn'>,
): Promise<string> {
  const object = await ownFileToRead(call, tx.db, input.storagePath);
  const row = { ...newRow(call, input, object), state: 'reviewed' as const, progress: 1 };
  await tx.db.insert(documentTable).values(row);
  return row.id;
}

/** A file of records has no page to compare with: it is imported instead. */
export async function ownFileToRead(call: Call, db: Database, path: string): Promise<ObjectRow> {
  const object = await ownStoredObject(call, db, path);
  if (!isRecordFile(object)) return object;
  const message = 'This is a file of records, not a document; import it with importRecords.';
  throw refuse.invalid([{ path: 'storagePath', message, reason: 'file_of_records' }]);
}

/** A file that programs read. */
export const isRecordFile = ({ contentType }: Pick<ObjectRow, 'contentType'>): boolean =>
  contentType === fhirNames.contentType || contentType === petArchive.contentType;

/** Only an object that the caller stored as a document, and that still exists, can become one. */
export async function ownStoredObject(call: Call, db: Database, path: string): Promise<ObjectRow> {
  const place = parseObjectPath(path);
  const isOwn = place?.ownerId === call.uid && place.purpose === 'documents';
  const object = isOwn ? await call.services.objects.find(db, path) : null;
  if (object) return object;
  const message = 'There is no such file among your documents; upload it first.';
  throw refuse.invalid([{ path: 'storagePath', message, reason: 'file_not_uploaded' }]);
}

type NewDocument = Omit<Input, 'idempotencyKey' | 'replaces'>;

/** The row of a document that is still to be read. */
export function newRow(
  call: Call,
  input: NewDocument,
  object: Pick<ObjectRow, 'path' | 'contentType' | 'size' | 'sha256'>,
): PetDocument {
  const { contentType, size, sha256, path } = object;
  const name = cleanFileName(nameOfPath(path)).replace(/\.[a-z0-9]{2,5}$/i, '');
  return {
    id: call.services.newId(),
    petId: input.petId,
    storedBy: call.uid,
    kind: input.kind ?? 'other',
    title: input.title ?? (name.slice(0, 120) || 'Document'),
    storagePath: path,
    contentType,
    size,
    sha256,
    issuedOn: input.issuedOn ?? null,
    expiresOn: input.expiresOn ?? null,
    state: 'processing',
    progress: 0,
    readingStartedAt: null,
    failure: null,
    proposals: [],
    imported: null,
    pages: [],
    replacedBy: null,
    createdAt: call.now,
    updatedAt: call.now,
    statedAt: null,
  };
}

/** The older document stays readable by its id, and is no longer listed. */
async function putAside(tx: Tx, id: string, petId: string, newerId: string): Promise<void> {
  const found = await tx.db
    .update(documentTable)
    .set({ replacedBy: newerId })
    .where(and(eq(documentTable.id, id), eq(documentTable.petId, petId), isNull(documentTable.replacedBy)))
    .returning({ id: documentTable.id });
  if (found.length > 0) return;
  const message = 'This pet has no such document.';
  throw refuse.invalid([{ path: 'replaces', message, reason: 'document_unknown' }]);
}
