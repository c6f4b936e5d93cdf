import { evidenceFromDocuments } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { replaceCare } from './write-version.ts';

/**
 * Records with a deleted document get a version without it, and their evidence falls back to the remaining documents.
 */
export async function dropCareEvidence(
  tx: Tx,
  petId: string,
  documentId: string,
  author: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const named = sql`${careRecordTable.petId} = ${petId} and ${careRecordTable.documentIds} @> ${JSON.stringify([documentId])}::jsonb`;
  const records = await tx.db.select().from(careRecordTable).where(named).for('update');
  for (const record of records) {
    const documentIds = record.documentIds.filter((id) => id !== documentId);
    const fallen = record.evidence === 'document' ? { evidence: evidenceFromDocuments(documentIds) } : {};
    await replaceCare(tx, record, { documentIds, ...fallen }, author);
  }
}
