import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call, Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import { markDocumentAlertsRead } from '../alerts/index.ts';
import { dropCareEvidence } from '../care-records/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { dropRecordReviews } from '../review-states/index.ts';
import { dropEvidence } from '../vaccinations/index.ts';
import { ownDocument } from './document-access.ts';
import type { DocumentRow } from './document-presenter.ts';
import { documentTopic } from './document-topic.ts';

/** Deletes the document and its pictures; doses and records that it proved stay, as entered by their owner. */
export async function deleteDocument(
  call: Call,
  input: { documentId: string },
): Promise<Record<string, never>> {
  const { row } = await ownDocument(call, input.documentId);
  await call.services.store.transaction(async (tx) => {
    await removeRow(call.services, tx, row, call.now);
    const author = { by: call.uid, at: call.now, reason: 'The document was deleted.' };
    await dropEvidence(tx, row.petId, row.id, author);
    await dropCareEvidence(tx, row.petId, row.id, author);
    await markDocumentAlertsRead(tx, { documentId: row.id, petId: row.petId, now: call.now });
    // A rule may require the document itself.
    await petChanged(tx, row.petId, call.now);
    tx.publish({ topic: documentTopic(row.id), payload: {} });
  });
  return {};
}

/** Deletes the row, its object and the pictures of its pages; bytes are removed after the transaction. */
export async function removeRow(services: Services, tx: Tx, row: DocumentRow, now: Date): Promise<void> {
  await tx.db.delete(documentTable).where(eq(documentTable.id, row.id));
  await dropRecordReviews(tx, row.id);
  // Two documents may use one object; the last one deletes it.
  const others = await tx.db
    .select({ one: sql`1` })
    .from(documentTable)
    .where(eq(documentTable.storagePath, row.storagePath))
    .limit(1);
  if (others.length === 0) await services.objects.remove(tx, row.storagePath, now);
  for (const { path } of row.pages) await services.objects.remove(tx, path, now);
}
