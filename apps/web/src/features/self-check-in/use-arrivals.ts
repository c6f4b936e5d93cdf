import { CallError } from '@clearpaw/client';
import { useRef, useState } from 'react';
import { useWatch, type WatchState } from '../../platform/data/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { call } from '../../platform/session/index.ts';
import { type Answers, type ArrivalAnswer, hear, withReply } from './arrivals.ts';

const unanswered: ReadonlySet<string> = new Set(['internal', 'unavailable', 'deadline-exceeded', 'unknown']);

interface Arrivals {
  readonly arrive: (petIds: readonly string[], service: string | null) => Promise<void>;
  readonly answers: Answers;
  readonly busy: boolean;
  readonly line: WatchState;
}

/**
 * Checks in each pet with a separate request, so that one refusal does not affect the others, and receives staff
 * decisions live. A pet's key is reused until the server has responded, so that pressing again after a lost response
 * does not count twice.
 */
export function useArrivals(slug: string): Arrivals {
  const keys = useRef(new Map<string, string>());
  const [answers, setAnswers] = useState<Answers>(new Map());
  const { busy, save } = useSaving<void>();
  const line = useWatch('watchDoor', { slug }, (message) => setAnswers((before) => hear(before, message)));
  const announce = async (petId: string, service: string | null): Promise<ArrivalAnswer> => {
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
  const announceAll = async (petIds: readonly string[], service: string | null) => {
    const outcomes = await Promise.all(petIds.map(async (id) => [id, await announce(id, service)] as const));
    setAnswers((before) => outcomes.reduce((all, [id, reply]) => withReply(all, id, reply), before));
  };
  // The result for each pet is returned separately.
  const arrive: Arrivals['arrive'] = (petIds, service) =>
    save(
      () => announceAll(petIds, service),
      () => undefined,
    );
  return { arrive, answers, busy, line };
}
