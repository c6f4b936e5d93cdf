import type { UserType } from '@clearpaw/domain';
import { useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';

interface DeletePanelProps {
  readonly email: string;
  readonly type: UserType | null;
  readonly onLeft: () => Promise<void>;
}

/** Deletes the account permanently; the email address must be typed as confirmation. */
export function DeletePanel({ email, type, onLeft }: DeletePanelProps) {
  const messages = settingsMessages;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, failed, setFailed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const leave = () => {
    if (typed.trim().toLowerCase() !== email) {
      setFailed(messages.emailDiffers);
      return;
    }
    void save(
      async () => {
        await confirmed(() => call('deleteMyAccount', { confirmEmail: typed }), 'orSignedIn');
        await onLeft();
      },
      (problem) => (problem as Error).message,
    );
  };
  return (
    <SettingRow
      title={messages.leave}
      lead={type === 'business' ? messages.leaveLeadBusiness : messages.leaveLead}
      action={
        <Button
          variant="secondary"
          size="small"
          className="border-stop/55! text-stop-ink! hover:bg-stop-tint!"
          onPress={() => setAsking(true)}
        >
          {messages.leave}
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={messages.leaveTitle}
        confirm={messages.leave}
        tone="danger"
        busy={busy && messages.deleting}
        onConfirm={leave}
      >
        <div className="flex flex-col gap-4">
          <SavingError>{failed}</SavingError>
          <p>{messages.leaveConfirm(email)}</p>
          <TextField
            label={messages.confirmEmail}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </div>
      </ConfirmDialog>
      {question}
    </SettingRow>
  );
}
