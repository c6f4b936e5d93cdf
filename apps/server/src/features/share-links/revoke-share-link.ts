import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { shareLinkTable } from '../../schema/share-link.ts';
import { ownShareLink } from './find-share-link.ts';

/** The link stops working at once, and its key is forgotten. Ending it again changes nothing. */
export async function revokeShareLink(call: Call, input: { id: string }): Promise<Record<string, never>> {
  const link = await ownShareLink(call, input.id);
  await call.services.store.db
    .update(shareLinkTable)
    .set({ endedAt: call.now, sealed: null, passcodeMac: null })
    .where(and(eq(shareLinkTable.id, link.id), isNull(shareLinkTable.endedAt)));
  return {};
}

/** The links of a pet are gone with their uses: whom its former owner shared it with is not the next one's to know. */
export async function endShareLinksOf(db: Database, petId: string): Promise<void> {
  await db.delete(shareLinkTable).where(eq(shareLinkTable.petId, petId));
}
