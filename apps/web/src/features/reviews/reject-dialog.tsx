import { useState } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { reviewWords } from './words.ts';

interface RejectDialogProps {
  readonly petName: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** A record is rejected with a reason, because its owner is told. */
export function RejectDialog({ petName, isOpen, busy, onClose, onReject }: RejectDialogProps) {
  const words = useWordsOf(reviewWords);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={words.rejectTitle(petName)}
      confirm={words.reject}
      tone="danger"
      busy={busy && words.rejecting}
      isDisabled={reason.trim() === ''}
      onConfirm={() => onReject(reason.trim())}
    >
      <p className="mb-4">{words.rejectLead}</p>
      <TextField label={words.reason} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
