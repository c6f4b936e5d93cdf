import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readOrKept } from './read-or-kept.ts';

type Functions = typeof contract;

/** Reads through a function; `enabled: false` waits. The key is the function's name and its input. */
export function useCall<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<OutputOf<Functions[Name]>, Error> {
  return useQuery({ queryKey: [name, input], queryFn: () => readOrKept(name, input), ...options });
}
