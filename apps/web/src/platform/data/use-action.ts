import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { hashKey, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callAndRefresh } from '../session/index.ts';

type Functions = typeof contract;

/** What a screen does once its write has ended. */
interface Afterwards<Output> {
  readonly onSuccess?: (output: Output) => void;
  readonly onError?: (problem: Error) => void;
  readonly onSettled?: () => void;
}

/** Applied to each state separately, so that TypeScript knows that there is an error if `isError` is true. */
type Without<State, Key> = State extends unknown ? Omit<State, Key & keyof State> : never;

export type Action<Output, Input> = Without<
  UseMutationResult<Output, Error, Input>,
  'mutate' | 'mutateAsync'
> & {
  readonly mutateAsync: (input: Input) => Promise<Output>;
  readonly mutate: (input: Input, afterwards?: Afterwards<Output>) => void;
};

/**
 * Writes through a function; the answers it makes stale are read again (`staleAfter`). What is to be done afterwards is
 * done even when the part of the screen that asked is gone by then, as when a live list drops its row before the answer
 * is in. The same write is not sent again while it is on its way: a second press may come before the button shows it.
 */
export function useAction<Name extends UnaryName>(
  name: Name,
): Action<OutputOf<Functions[Name]>, InputOf<Functions[Name]>> {
  const mutation = useMutation({
    mutationKey: [name],
    mutationFn: (input: InputOf<Functions[Name]>) => callAndRefresh(name, input),
  });
  const onTheWay = useRef(new Map<string, Promise<OutputOf<Functions[Name]>>>());
  const send = (input: InputOf<Functions[Name]>) => {
    const key = hashKey([input]);
    const written = mutation.mutateAsync(input).finally(() => onTheWay.current.delete(key));
    onTheWay.current.set(key, written);
    return written;
  };
  const running = (input: InputOf<Functions[Name]>) => onTheWay.current.get(hashKey([input]));
  return {
    ...mutation,
    mutateAsync: (input) => running(input) ?? send(input),
    mutate: (input, after) => {
      if (!running(input)) void follow(send(input), after);
    },
  };
}

async function follow<Output>(written: Promise<Output>, after: Afterwards<Output> = {}): Promise<void> {
  await written.then(after.onSuccess, after.onError ?? (() => {}));
  after.onSettled?.();
}
