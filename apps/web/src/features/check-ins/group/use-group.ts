import { CallError } from '@clearpaw/client';
import type { customers, OutputOf } from '@clearpaw/contract';
import { useRef, useState } from 'react';
import { useReadAgain } from '../../../platform/data/index.ts';
import { useSaving } from '../../../platform/forms/index.ts';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { useUndo } from '../use-undo.ts';
import { groupMessages } from './messages.gen.ts';

export type GroupPet = OutputOf<typeof customers.getCustomer>['pets'][number];

/** The result for one pet. */
export type GroupResult =
  | { readonly is: 'done'; readonly checkInId: string }
  | { readonly is: 'undone' }
  | { readonly is: 'failed'; readonly message: string };

interface GroupOptions {
  readonly businessId: string;
  readonly doing: 'in' | 'out';
  readonly serviceFor: (petId: string) => string | null;
}

/**
 * Checks pets in or out one after another: a refusal of one does not stop the others. Each pet has one key for all
 * attempts. Called directly, because a mutation would wait silently while the device is offline.
 */
export function useGroup({ businessId, doing, serviceFor }: GroupOptions) {
  const messages = groupMessages;
  const readAgain = useReadAgain();
  const undo = useUndo();
  const keys = useRef(new Map<string, string>());
  const { busy, save } = useSaving<void>();
  const [results, setResults] = useState<ReadonlyMap<string, GroupResult>>(new Map());
  const note = (petId: string, result: GroupResult) =>
    setResults((before) => new Map(before).set(petId, result));
  const send = async (pet: GroupPet): Promise<string> => {
    const idempotencyKey = keys.current.get(pet.petId) ?? crypto.randomUUID();
    keys.current.set(pet.petId, idempotencyKey);
    if (doing === 'out') {
      const checkInId = pet.openCheckIn?.id ?? '';
      return (await call('checkOut', { businessId, checkInId, idempotencyKey })).id;
    }
    const service = serviceFor(pet.petId);
    const arrival = { businessId, petId: pet.petId, method: 'manual', decision: 'admit' } as const;
    const input = { ...arrival, ...(service === null ? {} : { service }), idempotencyKey };
    return (await call('checkIn', input)).id;
  };
  const sendAll = async (pets: readonly GroupPet[]) => {
    for (const pet of pets) {
      try {
        note(pet.petId, { is: 'done', checkInId: await send(pet) });
      } catch (problem) {
        note(pet.petId, { is: 'failed', message: problemOf(problem, messages) });
      }
    }
    readAgain('getCustomer', 'listCustomers', 'listCheckIns', 'listVisits', 'listConnections');
  };
  // Each pet has its own result, so there is none for all of them.
  const submit = (pets: readonly GroupPet[]) =>
    save(
      () => sendAll(pets),
      () => undefined,
    );
  const takeBack = async ({ petId, petName }: GroupPet, checkInId: string) => {
    const undone = { businessId, checkInId, petId, petName };
    const done = doing === 'in' ? await undo.undoCheckIn(undone, 'admit') : await undo.undoCheckOut(undone);
    if (!done) return;
    // Repeating it later is a new decision, with a new key.
    keys.current.delete(petId);
    note(petId, { is: 'undone' });
    readAgain('getCustomer', 'listCustomers', 'listCheckIns', 'listVisits', 'listConnections');
  };
  return { submit, takeBack, busy, results };
}

function problemOf(problem: unknown, messages: typeof groupMessages): string {
  if (isUnanswered(problem)) return messages.unreachable;
  if (problem instanceof CallError && problem.reason === 'override_required') return messages.notCleared;
  return problem instanceof Error ? problem.message : messages.unreachable;
}
