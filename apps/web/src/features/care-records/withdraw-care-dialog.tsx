import { useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { type CareEntry, nameOf } from './care-record.ts';
import { idOf, useCareAction } from './use-care.ts';
import { careWords } from './words.ts';

interface WithdrawCareDialogProps {
  readonly entry: CareEntry;
  readonly onClose: () => void;
}

/** Asks before a record stops counting. */
export function WithdrawCareDialog({ entry, onClose }: WithdrawCareDialogProps) {
  const words = useWordsOf(careWords);
  const withdraw = useCareAction('withdraw', entry.kind);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={words.withdrawTitle(nameOf(entry, words))}
      confirm={words.withdraw}
      tone="danger"
      busy={withdraw.isPending && words.withdrawing}
      onConfirm={() => withdraw.send(idOf(entry), onClose)}
    >
      {words.withdrawLead}
      {withdraw.isError && <ErrorPanel title={words.saveFailed}>{withdraw.error.message}</ErrorPanel>}
    </ConfirmDialog>
  );
}
