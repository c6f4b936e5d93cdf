import { refuse } from '../../platform/refusal/index.ts';

/** A document that nobody stored proves nothing: until documents can be kept, a dose can name none. */
export function checkDocuments(documentIds: readonly string[] | undefined): void {
  const issues = (documentIds ?? []).map((_, index) => ({
    path: `documentIds.${index}`,
    message: 'This pet has no such document.',
  }));
  if (issues.length > 0) throw refuse.invalid(issues);
}
