import { useAction } from '../../platform/data/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';
import type { Pet } from './use-pet.ts';

/** Makes a pet active again, whether it was archived, deceased or deleted, without a question. */
export function useRevive({ id: petId, name, state }: Pick<Pet, 'id' | 'name' | 'state'>) {
  const messages = petLifeMessages;
  const update = useAction('updatePet');
  const restore = useAction('restorePet');
  const answers = {
    onSuccess: () => showToast({ text: messages.done.active(name) }),
    onError: (problem: Error) => showToast({ text: problem.message, tone: 'error' as const }),
  };
  return {
    isPending: update.isPending || restore.isPending,
    revive: () =>
      state === 'deleted'
        ? restore.mutate({ petId }, answers)
        : update.mutate({ petId, state: 'active' }, answers),
  };
}
