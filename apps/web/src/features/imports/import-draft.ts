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

/** A file that was uploaded and is not imported yet, and how far its person has come. */
export interface ImportDraft {
  readonly storagePath: string;
  readonly fileName: string;
  /** Null until something was corrected. */
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

/** The draft of this tab; it outlives a reload. It holds where the file is, never what is in it. */
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
      // Without storage the draft lasts until the page is left.
    }
  };
  return [draft, keep];
}

const manyTimes: ReadonlySet<ImportField> = new Set(['doseGiven', 'doseExpires', 'note']);

/** A column becomes a field; another column that was it is not imported any more, unless a field can have several. */
export function withColumn(mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping {
  const columns = mapping.columns.map((known, at) => {
    if (at === column) return field;
    return known === field && field !== null && !manyTimes.has(field) ? null : known;
  });
  return { ...mapping, columns };
}
