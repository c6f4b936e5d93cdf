import type { AuditedCall } from '../audit/index.ts';
import { findReadableDocument } from './document-access.ts';
import { type PresentedDocumentDetail, presentDetail } from './document-presenter.ts';

export async function getDocument(
  call: AuditedCall,
  input: { documentId: string },
): Promise<PresentedDocumentDetail> {
  const { row, shared } = await findReadableDocument(call, input.documentId);
  const detail = await presentDetail(call.services.store.db, row);
  if (shared === null) return detail;
  // Shared for one record: what else was found on the page, or is proven by it, stays with the owner.
  return { ...detail, proposals: [], vaccinationIds: shared.map(({ vaccinationId }) => vaccinationId) };
}
