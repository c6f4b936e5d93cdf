import { useState } from 'react';
import { useIdempotencyKey } from '../../../platform/data/index.ts';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { call } from '../../../platform/session/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import type { GuestFields } from './guest-draft.ts';
import { guestWords } from './words.ts';

/** Enters a guest; the same fields sent again after a lost answer are the same guest. */
export function useCreateGuest(businessId: string) {
  const words = useWordsOf(guestWords);
  const { keyFor } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The new pet's id, or null where it was not entered. */
  const create = async (fields: GuestFields): Promise<string | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const idempotencyKey = keyFor(fields);
      const { petId } = await call('createGuest', { businessId, ...fields, idempotencyKey });
      return petId;
    } catch (failure) {
      const said = failure instanceof Error ? failure.message : words.unreachable;
      setProblem(isUnanswered(failure) ? words.unreachable : said);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { create, busy, problem };
}
