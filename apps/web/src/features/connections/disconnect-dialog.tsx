import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Checkbox } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { PetConnection } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

interface DisconnectDialogProps {
  readonly petId: string;
  /** The place to leave, or null while nobody asks. */
  readonly place: PetConnection | null;
  readonly onClose: () => void;
}

export function DisconnectDialog({ petId, place, onClose }: DisconnectDialogProps) {
  const words = useWordsOf(connectionWords);
  const disconnect = useAction('disconnectPet');
  const [block, setBlock] = useState(false);
  const leave = () => {
    if (!place) return;
    const input = { petId, businessId: place.businessId, block };
    disconnect.mutate(input, {
      onSuccess: onClose,
      onError: (problem) => showToast({ words: problem.message, tone: 'error' }),
    });
  };
  return (
    <ConfirmDialog
      isOpen={place !== null}
      onOpenChange={(open) => open || onClose()}
      title={words.disconnectTitle(place?.businessName ?? '')}
      confirm={words.disconnect}
      tone="danger"
      busy={disconnect.isPending && words.disconnect}
      onConfirm={leave}
    >
      {words.disconnectLead}
      <Checkbox isSelected={block} onChange={setBlock} className="mt-4">
        {words.keepAway}
      </Checkbox>
      <p className="ps-9 type-small text-ink-2">{words.keepAwayDetail}</p>
    </ConfirmDialog>
  );
}
