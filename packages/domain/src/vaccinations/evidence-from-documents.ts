import type { Evidence } from '../compliance/index.ts';

/** `document` if a document is attached, else `owner`; only a business or a clinic can give a higher level. */
export function evidenceFromDocuments(documentIds: readonly string[]): Evidence {
  return documentIds.length > 0 ? 'document' : 'owner';
}
