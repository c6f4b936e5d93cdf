import { CallError } from '@clearpaw/client';
import { useState } from 'react';
import { useAction, useIdempotencyKey } from '../../../platform/data/index.ts';
import { isUnanswered } from '../../../platform/offline/index.ts';
import { guestMessages } from './messages.gen.ts';
import { type GuestFormFields, type GuestProblems, problemsSaid, type ReadGuest } from './read-guest.ts';

type Ready = Extract<ReadGuest, { fields: GuestFormFields }>;
type Saved = { readonly petId: string } | { readonly problems: GuestProblems } | null;

/** Saves a new guest, or changes one; the same fields sent again after a lost answer count once. */
export function useSaveGuest(businessId: string, customerId?: string) {
  const messages = guestMessages;
  const { keyFor } = useIdempotencyKey();
  const create = useAction('createGuest');
  const update = useAction('updateGuest');
  const [problem, setProblem] = useState<string | null>(null);
  /** The pet's id; or what is wrong with single fields; or null, and `problem` says why. */
  const save = async (petId: string | null, { fields, doses }: Ready): Promise<Saved> => {
    setProblem(null);
    const input = { businessId, ...fields, idempotencyKey: keyFor({ petId, customerId, fields }) };
    try {
      const whose = customerId === undefined ? {} : { customerId };
      return await (petId === null
        ? create.mutateAsync({ ...input, ...whose })
        : update.mutateAsync({ petId, ...input }));
    } catch (failure) {
      const issues =
        failure instanceof CallError && failure.reason !== 'invalid_shape' ? failure.details : null;
      const problems = problemsSaid(issues, doses);
      if (problems) return { problems };
      const said = failure instanceof Error ? failure.message : messages.unreachable;
      setProblem(isUnanswered(failure) ? messages.unreachable : said);
      return null;
    }
  };
  return { save, problem };
}
