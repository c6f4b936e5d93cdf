import type { UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

type Functions = typeof contract;

/** Follows what this tab writes through one function, wherever on the page it is written. */
export function useWritten<Name extends UnaryName>(
  name: Name,
  onWritten: (input: InputOf<Functions[Name]>, output: OutputOf<Functions[Name]>) => void,
): void {
  const mutations = useQueryClient().getMutationCache();
  const follow = useEffectEvent(onWritten);
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { mutationKey } = event.mutation.options;
        if (mutationKey?.[0] !== name) return;
        const { variables, data } = event.mutation.state;
        // What a mutation of this key takes and gives is what `useAction` typed.
        follow(variables as InputOf<Functions[Name]>, data as OutputOf<Functions[Name]>);
      }),
    [mutations, name],
  );
}
