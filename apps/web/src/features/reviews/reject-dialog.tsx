import { useState } from 'react';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { reviewMessages } from './messages.gen.ts';

interface RejectDialogProps {
  readonly petName: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Rejecting a record requires a reason, because the owner is notified. */
export function RejectDialog({ petName, isOpen, busy, onClose, onReject }: RejectDialogProps) {
  const messages = reviewMessages;
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={messages.rejectTitle(petName)}
      confirm={messages.reject}
      tone="danger"
      busy={busy && messages.rejecting}
      isDisabled={reason.trim() === ''}
      onConfirm={() => onReject(reason.trim())}
    >
      <p className="mb-4">{messages.rejectLead}</p>
      <TextField label={messages.reason} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
