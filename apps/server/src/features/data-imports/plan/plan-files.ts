import type { DataImportPlan, PlanDraft } from './import-plan.ts';
import { DataRefused } from './read-rows.ts';

interface PlannedFiles {
  readonly files: DataImportPlan['files'];
  /** Where a file of this purpose lies here; null where it did not come. */
  pathOf(path: string, purpose: string): string | null;
}

/** Where each file of the export lies here. Pictures of pages go with their document. */
export function planFiles(
  { files, uid }: PlanDraft,
  exportedUid: string,
  documentIds: ReadonlyMap<string, string>,
): PlannedFiles {
  const byPath = new Map<string, { name: string; path: string; purpose: string }>();
  for (const { name, path, ownerId, purpose } of files) {
    if (ownerId !== exportedUid) throw new DataRefused(name);
    const here = `users/${uid}/${path.slice(`users/${ownerId}/`.length)}`;
    const moved = purpose === 'previews' ? withDocument(here, documentIds) : here;
    if (moved !== null) byPath.set(path, { name, path: moved, purpose });
  }
  return {
    files: [...byPath.values()],
    pathOf(path, purpose) {
      const file = byPath.get(path);
      return file?.purpose === purpose ? file.path : null;
    },
  };
}

function withDocument(path: string, documentIds: ReadonlyMap<string, string>): string | null {
  const [users, uid, folder, documentId = '', ...rest] = path.split('/');
  const here = documentIds.get(documentId);
  return here === undefined ? null : [users, uid, folder, here, ...rest].join('/');
}
