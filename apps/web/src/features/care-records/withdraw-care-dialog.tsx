import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import type { CareEntry } from './care-entry.ts';
import { nameOf } from './care-record.ts';
import { careMessages } from './messages.gen.ts';
import { idOf, useCareAction } from './use-care.ts';

interface WithdrawCareDialogProps {
  readonly entry: CareEntry;
  readonly onClose: () => void;
}

/** Asks before a record stops counting. */
export function WithdrawCareDialog({ entry, onClose }: WithdrawCareDialogProps) {
  const messages = careMessages;
  const withdraw = useCareAction('withdraw', entry.kind);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.withdrawTitle(nameOf(entry, messages))}
      confirm={messages.withdraw}
      tone="danger"
      busy={withdraw.isPending && messages.withdrawing}
      onConfirm={() => withdraw.send(idOf(entry), onClose)}
    >
      {messages.withdrawLead}
      <CallErrorPanel call={withdraw} title={messages.saveFailed} />
    </ConfirmDialog>
  );
}
