import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../session/index.ts';

type Functions = typeof contract;

/** What a screen does once its write has ended. */
interface Afterwards<Output> {
  readonly onSuccess?: (output: Output) => void;
  readonly onError?: (problem: Error) => void;
  readonly onSettled?: () => void;
}

/** Kept apart state by state, so that an error is known to be there when `isError` says so. */
type Without<State, Key> = State extends unknown ? Omit<State, Key & keyof State> : never;

export type Action<Output, Input> = Without<UseMutationResult<Output, Error, Input>, 'mutate'> & {
  readonly mutate: (input: Input, afterwards?: Afterwards<Output>) => void;
};

/**
 * Writes through a function and lets the named reads go stale. What is to be done afterwards is done even when the
 * part of the screen that asked is gone by then, as when a live list drops its row before the answer is in.
 * @param stale the functions whose answers the write changes
 */
export function useAction<Name extends UnaryName>(
  name: Name,
  stale: readonly UnaryName[] = [],
): Action<OutputOf<Functions[Name]>, InputOf<Functions[Name]>> {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (input: InputOf<Functions[Name]>) => call(name, input),
    onSuccess: async () => {
      await Promise.all(stale.map((read) => queries.invalidateQueries({ queryKey: [read] })));
    },
  });
  return { ...mutation, mutate: (input, after) => void follow(mutation.mutateAsync(input), after) };
}

async function follow<Output>(written: Promise<Output>, after: Afterwards<Output> = {}): Promise<void> {
  await written.then(after.onSuccess, after.onError ?? (() => {}));
  after.onSettled?.();
}
