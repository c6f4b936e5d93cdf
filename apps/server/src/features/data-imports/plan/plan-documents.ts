import type { ExportedRow } from '@clearpaw/contract';
import type { PlanDraft, PlannedDocument } from './import-plan.ts';

interface Known {
  readonly pets: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, string>;
  pathOf(path: string, purpose: string): string | null;
}

/** Documents of these pets whose file is in the export. One that was being read is read again. */
export function planDocuments(
  rows: readonly ExportedRow<'document'>[],
  { uid, now }: PlanDraft,
  { pets, documents, pathOf }: Known,
): readonly PlannedDocument[] {
  return rows.map((row) => {
    const isUnread = row.state === 'processing';
    const pages = row.pages.flatMap(({ path, ...size }) => {
      const here = pathOf(path, 'previews');
      return here === null ? [] : [{ path: here, ...size }];
    });
    return {
      ...row,
      id: documents.get(row.id) ?? '',
      petId: pets.get(row.petId ?? '') ?? null,
      storedBy: uid,
      storagePath: pathOf(row.storagePath, 'documents') ?? '',
      progress: isUnread ? 0 : 1,
      readingStartedAt: null,
      proposals: isUnread ? [] : (row.proposals as PlannedDocument['proposals']),
      pages: isUnread ? [] : pages,
      // A replaced document stays replaced, even if the newer one was not imported.
      replacedBy: row.replacedBy && (documents.get(row.replacedBy) ?? crypto.randomUUID()),
      createdAt: now,
      updatedAt: now,
      statedAt: null,
    };
  });
}
