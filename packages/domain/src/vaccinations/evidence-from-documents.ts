import type { Evidence } from '../compliance/index.ts';

/** Typed by the owner, or backed by a document; higher steps are given by a business or a clinic. */
export function evidenceFromDocuments(documentIds: readonly string[]): Evidence {
  return documentIds.length > 0 ? 'document' : 'owner';
}
