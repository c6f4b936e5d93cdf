import type { DocumentKind } from './document-kind.ts';

/** The state of a document: being read, waiting for its owner, done, refused by a reviewer, or not readable. */
export const documentStates = ['processing', 'needs_review', 'reviewed', 'rejected', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document could not be read: its content, its size, or the server stopped while reading it. */
export const readingFailures = ['unreadable', 'too_complex', 'interrupted'] as const;
export type ReadingFailure = (typeof readingFailures)[number];

/** Kinds that are searched for vaccinations. */
const readable: ReadonlySet<DocumentKind> = new Set([
  'vaccination_certificate',
  'medical_record',
  'health_certificate',
  'other',
]);

export function isRead(kind: DocumentKind): boolean {
  return readable.has(kind);
}

/** The state after reading: a person must review it if vaccinations were found, or should have been. */
export function stateAfterReading(kind: DocumentKind, proposals: number): DocumentState {
  return proposals > 0 || kind === 'vaccination_certificate' ? 'needs_review' : 'reviewed';
}

/** Whether a linked document keeps its dose under review: while it is being read or waits for its owner. */
export function keepsUnderReview(state: DocumentState): boolean {
  return state === 'processing' || state === 'needs_review';
}
