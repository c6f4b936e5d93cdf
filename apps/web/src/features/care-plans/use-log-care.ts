import type { CareItem } from '@clearpaw/domain';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { CaredPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';

interface CareToLog {
  readonly pet: CaredPet;
  readonly item: CareItem;
  readonly note?: string;
}

/** Logs care for pets of a business, each entry with Undo. */
export function useLogCare(businessId: string) {
  const messages = carePlanMessages;
  const { keyFor, forget } = useIdempotencyKey();
  const log = useAction('logCare');
  const remove = useAction('removeCareEntry');
  const onError = (problem: Error) => showToast({ text: problem.message, tone: 'error' });
  const undo = (careEntryId: string, text: string) =>
    remove.mutate({ careEntryId }, { onSuccess: () => showToast({ text }), onError });
  const logCare = ({ pet, item, note }: CareToLog, onDone?: () => void) => {
    const word = messages.items[item];
    const sent = { businessId, petId: pet.id, item, ...(note && { note }) };
    const onSuccess = ({ id }: { readonly id: string }) => {
      forget();
      onDone?.();
      showToast({
        text: messages.logged(word, pet.name),
        onUndo: () => undo(id, messages.undone(word, pet.name)),
      });
    };
    log.mutate({ ...sent, idempotencyKey: keyFor([sent]) }, { onSuccess, onError });
  };
  return { logCare, pending: log.isPending ? log.variables : null };
}
