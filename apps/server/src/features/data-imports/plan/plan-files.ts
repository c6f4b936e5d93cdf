import type { DataImportPlan, PlanDraft } from './import-plan.ts';
import { DataRefused } from './read-rows.ts';

interface PlannedFiles {
  readonly files: DataImportPlan['files'];
  /** The new path of a file with this purpose; null if it is not in the export. */
  pathOf(path: string, purpose: string): string | null;
}

/** The new path of each file in the export. Pictures of pages follow their document. */
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
