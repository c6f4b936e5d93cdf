import { useAction } from '../../platform/data/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { CoOwner } from './co-owner.ts';
import { coOwnerMessages } from './co-owners-messages.gen.ts';

interface EndSharingDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The person to remove; null while the dialog is closed. */
  readonly person: CoOwner | null;
  readonly isSelf: boolean;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Removes another person, or oneself. */
export function EndSharingDialog({ pet, person, isSelf, onClose, onLeft }: EndSharingDialogProps) {
  const messages = coOwnerMessages;
  const unshare = useAction('unsharePet');
  const end = () => {
    if (!person) return;
    unshare.mutate(
      { petId: pet.id, email: person.email },
      {
        onSuccess: () => {
          onClose();
          if (isSelf) onLeft();
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={person !== null}
      onOpenChange={(open) => open || onClose()}
      title={
        isSelf ? messages.leaveTitle(pet.name) : messages.endTitle(person?.displayName ?? person?.email ?? '')
      }
      confirm={isSelf ? messages.leave : messages.end}
      tone="danger"
      busy={unshare.isPending && messages.end}
      onConfirm={end}
    >
      {isSelf ? messages.leaveLead : messages.endLead}
    </ConfirmDialog>
  );
}
