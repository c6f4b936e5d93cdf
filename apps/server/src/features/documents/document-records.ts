import type { PetRecords } from '@clearpaw/domain';
import { and, isNull, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { documentTable } from '../../schema/document.ts';

type DocumentRecord = PetRecords['documents'][number];

/** A document that a newer one replaced no longer counts, and a file of records never does. */
const standing = preparedOnce((db) =>
  db
    .select({
      petId: documentTable.petId,
      id: documentTable.id,
      kind: documentTable.kind,
      issuedOn: documentTable.issuedOn,
      expiresOn: documentTable.expiresOn,
      state: documentTable.state,
    })
    .from(documentTable)
    .where(
      and(
        sql`${documentTable.petId} = any(${sql.placeholder('petIds')})`,
        isNull(documentTable.replacedBy),
        isNull(documentTable.imported),
      ),
    )
    .prepare('standing_documents'),
);

/** The documents of each of these pets for the engine; one query for any number of pets. */
export async function documentRecordsOf(
  db: Database,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DocumentRecord[]>> {
  const rows = await standing(db).execute({ petIds });
  const byPet = new Map<string, DocumentRecord[]>(petIds.map((id) => [id, []]));
  for (const { petId, state, ...paper } of rows) {
    // A document proves itself by existing; only its owner has seen it.
    const record = { ...paper, evidence: 'document', rejected: state === 'rejected' } as const;
    const underReview = state === 'processing' || state === 'needs_review';
    byPet.get(petId ?? '')?.push({ ...record, underReview });
  }
  return byPet;
}
