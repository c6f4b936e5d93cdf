import type { StreamName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { watch } from '../session/index.ts';

type Functions = typeof contract;

/** How a followed stream is doing. `refused` is final until the input changes. */
export type WatchState = 'connecting' | 'live' | 'interrupted' | { readonly refused: Error };

/** Follows a stream while mounted and hands over each message; null as input waits. */
export function useWatch<Name extends StreamName>(
  name: Name,
  input: InputOf<Functions[Name]> | null,
  onMessage: (message: OutputOf<Functions[Name]>) => void,
): WatchState {
  const [state, setState] = useState<WatchState>('connecting');
  const receive = useEffectEvent(onMessage);
  const key = JSON.stringify(input);
  useEffect(() => {
    const wanted = JSON.parse(key) as InputOf<Functions[Name]> | null;
    if (wanted === null) return;
    const stop = new AbortController();
    const onConnected = (connected: boolean) => setState(connected ? 'live' : 'interrupted');
    const follow = async () => {
      const messages = watch(name, wanted, { signal: stop.signal, onConnected });
      for await (const message of messages) receive(message);
    };
    follow().catch((problem: Error) => setState({ refused: problem }));
    return () => stop.abort();
  }, [name, key]);
  return state;
}
