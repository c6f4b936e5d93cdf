import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { canHoldPasskeys, session, signInWithPasskey } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';

interface ConfirmIdentityDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the person to confirm their identity with the password or a passkey of this account. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const messages = settingsMessages;
  const [password, setPassword] = useState('');
  const { busy, failed, save } = useSaving();
  const byPassword = () =>
    void save(
      async () => {
        await session.identity('POST', '/confirm-identity', { password });
        onConfirmed();
      },
      (problem) => identityProblem(problem, messages),
    );
  const byPasskey = () =>
    void save(
      async () => {
        await signInWithPasskey();
        onConfirmed();
      },
      () => messages.passkeyNotRight,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') byPassword();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.confirmIdentity}
      confirm={messages.goOn}
      busy={busy && messages.saving}
      isDisabled={password === ''}
      onConfirm={byPassword}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p>{messages.confirmIdentityLead}</p>
        <SavingError>{failed}</SavingError>
        <PasswordField
          label={messages.currentPassword}
          name="current-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {canHoldPasskeys() && (
          <Button variant="quiet" icon={KeyRound} className="self-start" onPress={byPasskey}>
            {messages.usePasskey}
          </Button>
        )}
      </form>
    </ConfirmDialog>
  );
}
