import { usePages } from '../../platform/data/index.ts';

/** The signatures of a waiver page by page, newest first. */
export function useSignatures(waiverId: string) {
  const query = usePages('listSignatures', { waiverId, limit: 50 }, { keepPrevious: true });
  return { query, signatures: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}
