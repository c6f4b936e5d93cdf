/** The purpose of a stored file decides how it is treated. */
export const purposes = ['files', 'documents', 'photos', 'previews', 'archives'] as const;
export type Purpose = (typeof purposes)[number];

/** Folders to which a client may write; only the server writes pictures of documents' pages. */
export function isWritable(purpose: Purpose): boolean {
  return purpose !== 'previews';
}

/** Files and archives are stored unchanged; documents and photos are inspected first. */
export function isInspected(purpose: Purpose): boolean {
  return purpose === 'documents' || purpose === 'photos';
}
