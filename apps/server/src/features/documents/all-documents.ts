import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { documentTable } from '../../schema/document.ts';
import type { DocumentRow } from './document-presenter.ts';

/** Every document of a pet that was not replaced, newest first; the calling code checks whether they may be read. */
export async function allDocuments(db: Database, petId: string): Promise<readonly DocumentRow[]> {
  return db
    .select()
    .from(documentTable)
    .where(and(eq(documentTable.petId, petId), isNull(documentTable.replacedBy)))
    .orderBy(desc(documentTable.id));
}
