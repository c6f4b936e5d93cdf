import { evidenceFromDocuments } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import { replaceVaccination } from './write-version.ts';

/** Doses with a deleted document get a version without it; the verification by a business stays. */
export async function dropEvidence(
  tx: Tx,
  petId: string,
  documentId: string,
  author: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const named = sql`${vaccinationTable.petId} = ${petId} and ${vaccinationTable.documentIds} @> ${JSON.stringify([documentId])}::jsonb`;
  const doses = await tx.db.select().from(vaccinationTable).where(named).for('update');
  for (const dose of doses) {
    const documentIds = dose.documentIds.filter((id) => id !== documentId);
    const fallen = dose.evidence === 'document' ? { evidence: evidenceFromDocuments(documentIds) } : {};
    await replaceVaccination(tx, dose, { documentIds, ...fallen }, author);
  }
}
