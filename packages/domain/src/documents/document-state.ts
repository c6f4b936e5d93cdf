import type { DocumentKind } from './document-kind.ts';

/** Where a document stands: being read, waiting for its owner, done, refused by a reviewer, or not readable. */
export const documentStates = ['processing', 'needs_review', 'reviewed', 'rejected', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document could not be read: what it holds, how much of it, or the server ended while it was read. */
export const readingFailures = ['unreadable', 'too_complex', 'interrupted'] as const;
export type ReadingFailure = (typeof readingFailures)[number];

/** Kinds in which vaccinations are looked for. */
const readable: ReadonlySet<DocumentKind> = new Set([
  'vaccination_certificate',
  'medical_record',
  'health_certificate',
  'other',
]);

export function isRead(kind: DocumentKind): boolean {
  return readable.has(kind);
}

/** After reading: somebody has to look where vaccinations were found, or should have been. */
export function stateAfterReading(kind: DocumentKind, proposals: number): DocumentState {
  return proposals > 0 || kind === 'vaccination_certificate' ? 'needs_review' : 'reviewed';
}

/** A linked document that is being read, or waits for its owner, keeps its dose under review. */
export function keepsUnderReview(state: DocumentState): boolean {
  return state === 'processing' || state === 'needs_review';
}
