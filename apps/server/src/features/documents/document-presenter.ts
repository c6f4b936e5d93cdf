import type { documents, OutputOf } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { documentTable } from '../../schema/document.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { ShownConfirmation } from '../clinics/index.ts';

export type PresentedDocument = OutputOf<typeof documents.addDocument>;
export type PresentedDocumentDetail = OutputOf<typeof documents.getDocument>;
export type DocumentRow = typeof documentTable.$inferSelect;
/** A row whose pet still exists; only these are ever shown. */
export type PetDocument = DocumentRow & { readonly petId: string };

/** A document as shown to the pet's owner, or a business with scope `records`. */
export function presentDocument(
  row: PetDocument,
  confirmed?: ShownConfirmation | undefined,
): PresentedDocument {
  const { id, petId, kind, title, storagePath, contentType, size, sha256, issuedOn, expiresOn, state } = row;
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  const proof = confirmed ? { confirmation: confirmed.confirmation } : {};
  const content = { storagePath, contentType, size, sha256 };
  return { id, petId, kind, title, ...content, issuedOn, expiresOn, state, ...proof, ...times };
}

/** With what was read in it and the doses that reference it. */
export async function presentDetail(db: Database, row: PetDocument): Promise<PresentedDocumentDetail> {
  const linked = await db
    .select({ id: vaccinationTable.id })
    .from(vaccinationTable)
    .where(
      sql`${vaccinationTable.petId} = ${row.petId} and ${vaccinationTable.documentIds} @> ${JSON.stringify([row.id])}::jsonb`,
    )
    .orderBy(vaccinationTable.id);
  return {
    ...presentDocument(row),
    failure: row.failure,
    proposals: row.proposals.map(({ id, ...read }) => ({ id, ...mutable(read) })),
    imported: row.imported && { ...row.imported, notTaken: row.imported.notTaken.map((one) => ({ ...one })) },
    pages: row.pages.map((page) => ({ ...page })),
    vaccinationIds: linked.map((dose) => dose.id),
  };
}

type Shown = Omit<PresentedDocumentDetail['proposals'][number], 'id'>;

/** Stored proposals never change, but the contract's type is not read-only. */
function mutable(read: Omit<DocumentRow['proposals'][number], 'id'>): Shown {
  return structuredClone(read) as Shown;
}
