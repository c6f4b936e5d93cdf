import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';

interface SharedFile {
  readonly petId: string;
  readonly path: string;
  readonly target: string;
  readonly ownerId: string;
}

/** Copies a file that a document of another pet uses as well; false if only this pet's documents use it. */
export async function copyShared(
  tx: Tx,
  { objects }: Pick<Services, 'objects'>,
  { petId, path, target, ownerId }: SharedFile,
): Promise<boolean> {
  const [other] = await tx.db
    .select({ id: documentTable.id })
    .from(documentTable)
    .where(and(eq(documentTable.storagePath, path), ne(documentTable.petId, petId)))
    .limit(1);
  const row = other && (await objects.find(tx.db, path));
  if (!row) return false;
  const bytes = await objects.readAll(row);
  await objects.write({ path: target, ownerId, contentType: row.contentType, bytes });
  return true;
}
