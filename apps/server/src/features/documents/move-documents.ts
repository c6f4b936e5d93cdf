import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import { giveDocuments } from './give-documents.ts';

interface Moved {
  readonly from: string;
  readonly to: string;
  /** The owner of the pet that gets them. */
  readonly ownerId: string;
}

/** Gives a pet the documents of another one; the files become its owner's. */
export async function moveDocuments(tx: Tx, services: Services, moved: Moved): Promise<void> {
  await giveDocuments(tx, services, { petId: moved.from, to: moved.ownerId });
  await tx.db.update(documentTable).set({ petId: moved.to }).where(eq(documentTable.petId, moved.from));
}
