import type { AuditedCall } from '../audit/index.ts';
import { findReadableDocument } from './document-access.ts';
import type { PresentedDocumentDetail } from './document-presenter.ts';
import { reviewedDetail } from './reviewed-detail.ts';

export async function getDocument(
  call: AuditedCall,
  input: { documentId: string },
): Promise<PresentedDocumentDetail> {
  const { row, shared } = await findReadableDocument(call, input.documentId);
  const detail = await reviewedDetail(call, row);
  if (shared === null) return detail;
  // Shared for one record only: anything else on the page, or proven by it, is not shown.
  return {
    ...detail,
    proposals: [],
    vaccinationIds: shared.flatMap(({ vaccinationId }) => vaccinationId ?? []),
  };
}
