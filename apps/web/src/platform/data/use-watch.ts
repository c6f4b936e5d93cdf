import type { StreamName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/index.ts';
import { follow } from '../streams/index.ts';

type Functions = typeof contract;

/** How a followed stream is doing. `refused` is final until the input changes. */
export type WatchState = 'connecting' | 'live' | 'interrupted' | { readonly refused: Error };

/**
 * Follows a stream while mounted and passes on each message; waits while the input is null. All tabs of a person share
 * one connection; if another person signs in, a new stream starts.
 * @param attempt a different number restarts the stream, also after a refusal
 */
export function useWatch<Name extends StreamName>(
  name: Name,
  input: InputOf<Functions[Name]> | null,
  onMessage: (message: OutputOf<Functions[Name]>) => void,
  attempt = 0,
): WatchState {
  const [state, setState] = useState<WatchState>('connecting');
  const receive = useEffectEvent(onMessage);
  const key = JSON.stringify(input);
  const current = useSession();
  const uid = current.ready ? current.uid : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has streams of their own, another attempt begins anew
  useEffect(() => {
    const wanted = JSON.parse(key) as InputOf<Functions[Name]> | null;
    if (wanted === null) return;
    setState('connecting');
    return follow(name, wanted, {
      onMessage: (message) => receive(message as OutputOf<Functions[Name]>),
      onConnected: (connected) => setState(connected ? 'live' : 'interrupted'),
      onRefused: (problem) => setState({ refused: problem }),
    });
  }, [name, key, uid, attempt]);
  useEffect(() => {
    if (attempt > 0) follow.reconnect(name, JSON.parse(key) as object);
  }, [name, key, attempt]);
  return state;
}
