import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Checkbox } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

interface DisconnectDialogProps {
  readonly petId: string;
  /** The business to disconnect from, or null while the dialog is closed. */
  readonly business: PetConnection | null;
  readonly onClose: () => void;
}

export function DisconnectDialog({ petId, business, onClose }: DisconnectDialogProps) {
  const messages = connectionMessages;
  const disconnect = useAction('disconnectPet');
  const [block, setBlock] = useState(false);
  const leave = () => {
    if (!business) return;
    const input = { petId, businessId: business.businessId, block };
    disconnect.mutate(input, {
      onSuccess: onClose,
      onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
    });
  };
  return (
    <ConfirmDialog
      isOpen={business !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.disconnectTitle(business?.businessName ?? '')}
      confirm={messages.disconnect}
      tone="danger"
      busy={disconnect.isPending && messages.disconnect}
      onConfirm={leave}
    >
      {messages.disconnectLead}
      <Checkbox isSelected={block} onChange={setBlock} className="mt-4">
        {messages.keepAway}
      </Checkbox>
      <p className="ps-9 type-small text-ink-2">{messages.keepAwayDetail}</p>
    </ConfirmDialog>
  );
}
