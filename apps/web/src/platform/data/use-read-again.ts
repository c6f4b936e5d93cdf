import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReadName } from './stale-reads.ts';

/** Has these reads asked again, because something other than a write of this tab changed their answers. */
export function useReadAgain(): (...names: readonly ReadName[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (...names) => {
      for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
    },
    [queries],
  );
}
