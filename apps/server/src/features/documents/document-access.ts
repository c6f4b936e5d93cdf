import { eq } from 'drizzle-orm';
import type { Call, Services } from '../../platform/http/index.ts';
import type { Place } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { mayReadPet, ownPet, type PetRow, readablePet } from '../pets/index.ts';
import { document } from './document.table.ts';
import type { PetDocument } from './document-presenter.ts';

type FindPet = (call: Call, petId: string) => Promise<PetRow>;

/** A document the caller may change. */
export function ownDocument(call: Call, id: string): Promise<{ row: PetDocument; pet: PetRow }> {
  return findWith(call, id, ownPet);
}

/** A document the caller may read; a look by a business is entered in the owner's log. */
export async function readableDocument(call: Call, id: string): Promise<PetDocument> {
  return (await findWith(call, id, readablePet)).row;
}

/** Somebody else's document is refused in the very words of one that does not exist. */
async function findWith(
  call: Call,
  id: string,
  findPet: FindPet,
): Promise<{ row: PetDocument; pet: PetRow }> {
  const [row] = await call.services.store.db.select().from(document).where(eq(document.id, id));
  if (!row || row.petId === null) throw refuse.notFound('document');
  const pet = await findPet(call, row.petId).catch(refuse.absentAs('document'));
  return { row: { ...row, petId: row.petId }, pet };
}

/** Whether somebody may read a stored paper, or the picture of one of its pages, that is not their own. */
export async function mayReadDocument(
  services: Services,
  uid: string,
  { path, purpose }: Place,
): Promise<boolean> {
  const idInPath = /^users\/[^/]+\/previews\/([0-9a-f-]{36})\//.exec(path)?.[1];
  if (purpose === 'previews' && idInPath === undefined) return false;
  const named = purpose === 'previews' ? eq(document.id, idInPath ?? '') : eq(document.storagePath, path);
  const rows = await services.store.db
    .select({ petId: document.petId })
    .from(document)
    .where(named)
    .limit(20);
  for (const { petId } of rows) if (petId !== null && (await mayReadPet(services, uid, petId))) return true;
  return false;
}

/** An object that a document stands on is deleted with the document, never by itself. */
export async function isHeldByDocument(services: Services, { path, purpose }: Place): Promise<boolean> {
  if (purpose !== 'documents') return false;
  const rows = await services.store.db
    .select({ id: document.id })
    .from(document)
    .where(eq(document.storagePath, path))
    .limit(1);
  return rows.length > 0;
}
