import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { shareLinkTable } from '../../schema/share-link.ts';
import { ownShareLink } from './find-share-link.ts';

/** The link stops working at once, and its key is deleted. Revoking it again changes nothing. */
export async function revokeShareLink(call: Call, input: { id: string }): Promise<Record<string, never>> {
  const link = await ownShareLink(call, input.id);
  await call.services.store.db
    .update(shareLinkTable)
    .set({ endedAt: call.now, sealed: null, passcodeMac: null })
    .where(and(eq(shareLinkTable.id, link.id), isNull(shareLinkTable.endedAt)));
  return {};
}

/** Deletes the links of a pet with their uses: the new owner must not learn with whom the former one shared it. */
export async function endShareLinksOf(db: Database, petId: string): Promise<void> {
  await db.delete(shareLinkTable).where(eq(shareLinkTable.petId, petId));
}
