import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../session/index.ts';

type Functions = typeof contract;

/**
 * Writes through a function and lets the named reads go stale.
 * @param stale the functions whose answers the write changes
 */
export function useAction<Name extends UnaryName>(
  name: Name,
  stale: readonly UnaryName[] = [],
): UseMutationResult<OutputOf<Functions[Name]>, Error, InputOf<Functions[Name]>> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Functions[Name]>) => call(name, input),
    onSuccess: async () => {
      await Promise.all(stale.map((read) => queries.invalidateQueries({ queryKey: [read] })));
    },
  });
}
