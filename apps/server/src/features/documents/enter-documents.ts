import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { documentTable } from '../../schema/document.ts';
import type { DocumentRow } from './document-presenter.ts';
import { readDocument } from './read-document.ts';

const mostAtOnce = 1_000;

/** Stores imported documents whose files exist. */
export async function enterDocuments(
  { jobs }: Services,
  tx: Tx,
  documents: readonly DocumentRow[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += mostAtOnce) {
    await tx.db.insert(documentTable).values(documents.slice(from, from + mostAtOnce));
  }
  const unread = documents.filter(({ state }) => state === 'processing');
  for (const [waiting, { id }] of unread.entries()) {
    await jobs.enqueue(tx, readDocument, { documentId: id }, { priority: -waiting });
  }
}
