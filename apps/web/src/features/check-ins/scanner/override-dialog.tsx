import { useState } from 'react';
import { TextArea } from '../../../ui/field/index.ts';
import { ConfirmDialog } from '../../../ui/overlay/index.ts';
import { checkInMessages } from '../messages.gen.ts';

interface OverrideDialogProps {
  readonly petName: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAdmit: (reason: string) => void;
}

const longestReason = 500;

/** Asks for the reason of an override, which is stored with the visit. */
export function OverrideDialog({ petName, isOpen, busy, onClose, onAdmit }: OverrideDialogProps) {
  const messages = checkInMessages;
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const admit = () => {
    setAsked(true);
    if (reason.trim() !== '') onAdmit(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={messages.admitTitle(petName)}
      confirm={messages.admit}
      busy={busy && messages.working}
      onConfirm={admit}
    >
      <p>{messages.admitLead}</p>
      <TextArea
        label={messages.reason}
        autoFocus
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
        error={asked && reason.trim() === '' ? messages.reasonRequired : undefined}
      />
    </ConfirmDialog>
  );
}
