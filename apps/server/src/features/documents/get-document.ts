import type { Call } from '../../platform/http/index.ts';
import { readableDocument } from './document-access.ts';
import { type DocumentDetail, presentDetail } from './document-presenter.ts';

export async function getDocument(call: Call, input: { documentId: string }): Promise<DocumentDetail> {
  return presentDetail(call.services.store.db, await readableDocument(call, input.documentId));
}
