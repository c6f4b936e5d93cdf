import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import { movedPath } from '../pets/index.ts';
import { copyShared } from './copy-shared.ts';

/** Transfers all documents of a pet, with their files and pictures of pages, to another person. */
export async function giveDocuments(
  tx: Tx,
  services: Services,
  { petId, to }: { readonly petId: string; readonly to: string },
): Promise<void> {
  const rows = await tx.db.select().from(documentTable).where(eq(documentTable.petId, petId)).for('update');
  const moved = new Map<string, string>();
  const move = async (path: string) => {
    const target = moved.get(path) ?? movedPath(path, to) ?? path;
    if (moved.has(path) || target === path) return target;
    moved.set(path, target);
    const isShared = await copyShared(tx, services, { petId, path, target, ownerId: to });
    if (!isShared) await services.objects.move(tx, path, { path: target, ownerId: to });
    return target;
  };
  for (const row of rows) {
    const storagePath = await move(row.storagePath);
    const pages = [];
    for (const page of row.pages) pages.push({ ...page, path: await move(page.path) });
    await tx.db
      .update(documentTable)
      .set({ storedBy: to, storagePath, pages })
      .where(eq(documentTable.id, row.id));
  }
}
