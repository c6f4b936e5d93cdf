import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../session/index.ts';

type Functions = typeof contract;

/** Reads through a function; `enabled: false` waits. The key is the function's name and its input. */
export function useCall<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<OutputOf<Functions[Name]>, Error> {
  return useQuery({ queryKey: [name, input], queryFn: () => call(name, input), ...options });
}
