import type { Document } from './use-documents.ts';

/** Documents that were added in the same month. */
export interface DocumentMonth {
  readonly name: string;
  readonly documents: readonly Document[];
}

/** Documents by the month in which they were added; the months keep the order of the list. */
export function byMonth(
  documents: readonly Document[],
  nameOf: (instant: string) => string,
): readonly DocumentMonth[] {
  const months = new Map<string, Document[]>();
  for (const document of documents) {
    const name = nameOf(document.createdAt);
    const found = months.get(name);
    if (found) found.push(document);
    else months.set(name, [document]);
  }
  return Array.from(months, ([name, inMonth]) => ({ name, documents: inMonth }));
}
