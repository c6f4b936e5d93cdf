/** What an owner keeps a file for decides how it is treated. */
export const purposes = ['files', 'documents', 'photos', 'previews', 'archives'] as const;
export type Purpose = (typeof purposes)[number];

/** Folders a client may write to; pictures of documents' pages are drawn by the server alone. */
export function isWritable(purpose: Purpose): boolean {
  return purpose !== 'previews';
}

/** Files and archives are kept to the byte; documents and photos are looked into first. */
export function isInspected(purpose: Purpose): boolean {
  return purpose === 'documents' || purpose === 'photos';
}
