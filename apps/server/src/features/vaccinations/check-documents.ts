import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { documentTable } from '../../schema/document.ts';

/**
 * A dose can have only documents of its own pet as proof: another pet's document, or a file of records, proves nothing.
 */
export async function checkDocuments(
  db: Database,
  petId: string,
  documentIds: readonly string[] | undefined,
): Promise<void> {
  if (documentIds === undefined || documentIds.length === 0) return;
  const rows = await db
    .select({ id: documentTable.id })
    .from(documentTable)
    .where(
      and(
        eq(documentTable.petId, petId),
        inArray(documentTable.id, [...documentIds]),
        isNull(documentTable.imported),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  const message = 'This pet has no such document.';
  const issues = documentIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `documentIds.${index}`, message, reason: 'document_unknown' as const }],
  );
  if (issues.length > 0) throw refuse.invalid(issues);
}
