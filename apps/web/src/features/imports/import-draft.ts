import type { imports, OutputOf } from '@clearpaw/contract';
import type { ImportField, ImportMapping, MemberRole } from '@clearpaw/domain';
import { useState } from 'react';

export type ImportPreview = OutputOf<typeof imports.previewImport>;
export type PastImport = OutputOf<typeof imports.listImports>['items'][number];

export interface ImportBusiness {
  readonly id: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly role: MemberRole;
  readonly readOnly: boolean;
}

/** A file that was uploaded and is not imported yet, and the current step. */
export interface ImportDraft {
  readonly storagePath: string;
  readonly fileName: string;
  /** Null until something is corrected. */
  readonly mapping: ImportMapping | null;
  readonly step: 'map' | 'check';
}

const keyOf = (businessId: string) => `import-${businessId}`;

function readDraft(businessId: string): ImportDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(businessId)) ?? 'null');
  } catch {
    return null;
  }
}

/** The draft of this tab, which survives a reload. It has the path of the file, never its content. */
export function useImportDraft(
  businessId: string,
): readonly [ImportDraft | null, (draft: ImportDraft | null) => void] {
  const [draft, setDraft] = useState(() => readDraft(businessId));
  const keep = (next: ImportDraft | null) => {
    setDraft(next);
    try {
      if (next) sessionStorage.setItem(keyOf(businessId), JSON.stringify(next));
      else sessionStorage.removeItem(keyOf(businessId));
    } catch {
      // Without storage the draft lasts until the page is closed.
    }
  };
  return [draft, keep];
}

const manyTimes: ReadonlySet<ImportField> = new Set(['doseGiven', 'doseExpires', 'note']);

/**
 * Assigns a field to a column; another column with that field is no longer imported, unless the field may have several.
 */
export function withColumn(mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping {
  const columns = mapping.columns.map((known, at) => {
    if (at === column) return field;
    return known === field && field !== null && !manyTimes.has(field) ? null : known;
  });
  return { ...mapping, columns };
}
