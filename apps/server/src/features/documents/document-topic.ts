/** Where the reading of a document, and every change of it, is told. */
export function documentTopic(id: string): string {
  return `document:${id}`;
}
