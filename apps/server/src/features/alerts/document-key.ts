const prefix = 'document_read ';

/** The `onceKey` of the alert that a document has been read. */
export function documentKey(documentId: string): string {
  return `${prefix}${documentId}`;
}

/** The document an alert is about; null for every other cause. */
export function documentOf(onceKey: string | null): string | null {
  return onceKey?.startsWith(prefix) ? onceKey.slice(prefix.length) : null;
}
