import { useAction } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';
import type { Pet } from './use-pet.ts';

/** How a pet stops being active. */
export type PetEnding = 'archived' | 'deceased' | 'deleted';

interface EndPetDialogProps {
  readonly pet: Pet;
  readonly ending: PetEnding;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Explains what will happen before it does. */
export function EndPetDialog({ pet, ending, onClose, onDeleted }: EndPetDialogProps) {
  const messages = petLifeMessages;
  const update = useAction('updatePet');
  const remove = useAction('deletePet');
  const action = ending === 'deleted' ? remove : update;
  const onSuccess = () => {
    showToast({ text: messages.done[ending](pet.name) });
    onClose();
    if (ending === 'deleted') onDeleted();
  };
  const end = () =>
    ending === 'deleted'
      ? remove.mutate({ petId: pet.id }, { onSuccess })
      : update.mutate({ petId: pet.id, state: ending }, { onSuccess });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.titles[ending](pet.name)}
      confirm={messages.confirm[ending](pet.name)}
      tone={ending === 'deleted' ? 'danger' : 'primary'}
      busy={action.isPending && messages.saving}
      onConfirm={end}
    >
      <div className="flex items-center gap-4">
        <PetPhoto pet={pet} size={60} />
        <p className="min-w-0 flex-1">{messages.leads[ending](pet.name)}</p>
      </div>
      <CallErrorPanel call={{ error: action.error }} />
    </ConfirmDialog>
  );
}
