import { eq } from 'drizzle-orm';
import type { Call, Services } from '../../platform/http/index.ts';
import type { ObjectPath } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { findReadablePet, logFileView, mayReadPet, ownPet, type PetRow, readablePet } from '../pets/index.ts';
import type { PetDocument } from './document-presenter.ts';
import { recordsSharedForReview, type SharedRecord } from './shared-for-review.ts';

type FindPet<Caller extends Call> = (call: Caller, petId: string) => Promise<PetRow>;

/** A document the caller may change. */
export function ownDocument(call: Call, id: string): Promise<{ row: PetDocument; pet: PetRow }> {
  return findWith(call, id, ownPet);
}

/** A document the caller may read; a view by a business is added to the owner's list of views. */
export async function readableDocument(call: AuditedCall, id: string): Promise<PetDocument> {
  return (await findWith(call, id, readablePet)).row;
}

/** The same, or a document of a record that its owner asked the caller's business to review. */
export async function findReadableDocument(
  call: AuditedCall,
  id: string,
): Promise<{ row: PetDocument; shared: readonly SharedRecord[] | null }> {
  const [found] = await call.services.store.db.select().from(documentTable).where(eq(documentTable.id, id));
  if (!found || found.petId === null) throw refuse.notFound('document');
  const row = { ...found, petId: found.petId };
  if (await findReadablePet(call, row.petId)) return { row, shared: null };
  const shared = await recordsSharedForReview(call.services, call.uid, row);
  const [first] = shared;
  if (!first) throw refuse.notFound('document');
  const view = { businessId: first.businessId, petId: row.petId, what: 'records' } as const;
  await logRecordView(call.services.store.db, call, view);
  return { row, shared };
}

/** Another person's document is refused exactly like one that does not exist. */
async function findWith<Caller extends Call>(
  call: Caller,
  id: string,
  findPet: FindPet<Caller>,
): Promise<{ row: PetDocument; pet: PetRow }> {
  const [row] = await call.services.store.db.select().from(documentTable).where(eq(documentTable.id, id));
  if (!row || row.petId === null) throw refuse.notFound('document');
  const pet = await findPet(call, row.petId).catch(refuse.absentAs('document'));
  return { row: { ...row, petId: row.petId }, pet };
}

/** Whether a person may read another person's stored document, or the picture of one of its pages. */
export async function mayReadDocument(
  services: Services,
  uid: string,
  { path, purpose }: ObjectPath,
): Promise<boolean> {
  const idInPath = /^users\/[^/]+\/previews\/([0-9a-f-]{36})\//.exec(path)?.[1];
  if (purpose === 'previews' && idInPath === undefined) return false;
  const named =
    purpose === 'previews' ? eq(documentTable.id, idInPath ?? '') : eq(documentTable.storagePath, path);
  const rows = await services.store.db
    .select({ id: documentTable.id, petId: documentTable.petId })
    .from(documentTable)
    .where(named)
    .limit(20);
  for (const { id, petId } of rows) {
    if (petId === null) continue;
    if (await mayReadPet(services, uid, petId)) return true;
    const [shared] = await recordsSharedForReview(services, uid, { id, petId });
    if (!shared) continue;
    await logFileView(services, uid, petId, shared.businessId);
    return true;
  }
  return false;
}

/** An object used by a document is deleted with the document, never by itself. */
export async function isHeldByDocument(services: Services, { path, purpose }: ObjectPath): Promise<boolean> {
  if (purpose !== 'documents') return false;
  const rows = await services.store.db
    .select({ id: documentTable.id })
    .from(documentTable)
    .where(eq(documentTable.storagePath, path))
    .limit(1);
  return rows.length > 0;
}
