import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ListName } from './list-name.ts';
import { readOrKept } from './read-or-kept.ts';

type Functions = typeof contract;

/** A list is cut off after its first page, so that how long it is has to be said. */
type CallInput<Name extends UnaryName> = Name extends ListName
  ? InputOf<Functions[Name]> & { readonly limit: number }
  : InputOf<Functions[Name]>;

/**
 * Reads through a function; `enabled: false` waits. The key is the function's name and its input. Lists are read by
 * `useAll` or `usePages`, unless only their beginning is shown.
 */
export function useCall<Name extends UnaryName>(
  name: Name,
  input: CallInput<Name>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<OutputOf<Functions[Name]>, Error> {
  return useQuery({ queryKey: [name, input], queryFn: () => readOrKept(name, input), ...options });
}
