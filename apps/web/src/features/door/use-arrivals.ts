import { CallError } from '@clearpaw/client';
import type { checkIns, OutputOf } from '@clearpaw/contract';
import { useRef, useState } from 'react';
import { call } from '../../platform/session/index.ts';

export type Arrival = OutputOf<typeof checkIns.arriveAtDoor>;

/** What the door said about one pet: the arrival, a refusal in words, or nothing at all. */
export type DoorAnswer =
  | { readonly said: Arrival }
  | { readonly refused: string }
  | { readonly unanswered: true };

const unanswered: ReadonlySet<string> = new Set(['internal', 'unavailable', 'deadline-exceeded', 'unknown']);

/**
 * Tells the door about each pet by itself, so that one refusal keeps nobody else outside. A pet keeps its key until the
 * door has answered: pressing again after a lost answer cannot count twice.
 */
export function useArrivals(slug: string) {
  const keys = useRef(new Map<string, string>());
  const [answers, setAnswers] = useState<ReadonlyMap<string, DoorAnswer>>(new Map());
  const [busy, setBusy] = useState(false);
  const tell = async (petId: string, service: string | null): Promise<DoorAnswer> => {
    const intent = JSON.stringify([petId, service]);
    const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, idempotencyKey);
    try {
      const visit = service === null ? {} : { service };
      const said = await call('arriveAtDoor', { slug, petId, idempotencyKey, ...visit });
      keys.current.delete(intent);
      return { said };
    } catch (problem) {
      if (!(problem instanceof CallError) || unanswered.has(problem.code)) return { unanswered: true };
      keys.current.delete(intent);
      return { refused: problem.message };
    }
  };
  const arrive = async (petIds: readonly string[], service: string | null) => {
    setBusy(true);
    const told = await Promise.all(petIds.map(async (id) => [id, await tell(id, service)] as const));
    setAnswers((before) => new Map([...before, ...told]));
    setBusy(false);
  };
  return { arrive, answers, busy };
}
