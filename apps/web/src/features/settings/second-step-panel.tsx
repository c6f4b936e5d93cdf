import { useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';
import { SecondStepSetup, type Setup } from './second-step-setup.tsx';

interface SecondStepPanelProps {
  readonly on: boolean | null;
  readonly onChanged: () => Promise<void>;
}

/** Two-step login: on, off, or being set up. Turning it on or off requires the password. */
export function SecondStepPanel({ on, onChanged }: SecondStepPanelProps) {
  const messages = settingsMessages;
  const [asking, setAsking] = useState(false);
  const [setup, setSetup] = useState<Setup | null>(null);
  const turn = async (password: string) => {
    if (on) {
      await session.identity('POST', '/two-factor/disable', { password });
      await onChanged();
    } else {
      setSetup((await session.identity('POST', '/two-factor/enable', { password })) as Setup);
    }
    setAsking(false);
  };
  const finish = async () => {
    setSetup(null);
    await onChanged();
  };
  return (
    <SettingRow
      title={messages.second}
      lead={on ? messages.secondOn : messages.secondOff}
      action={
        !setup && (
          <Button variant="quiet" size="small" isDisabled={on === null} onPress={() => setAsking(true)}>
            {on ? messages.turnOff : messages.turnOn}
          </Button>
        )
      }
    >
      {setup && <SecondStepSetup setup={setup} onDone={finish} onCancel={() => setSetup(null)} />}
      {asking && <Question on={on === true} onClose={() => setAsking(false)} onConfirm={turn} />}
    </SettingRow>
  );
}

interface QuestionProps {
  readonly on: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => Promise<void>;
}

function Question({ on, onClose, onConfirm }: QuestionProps) {
  const messages = settingsMessages;
  const [password, setPassword] = useState('');
  const { busy, failed, save } = useSaving();
  const confirm = () =>
    void save(
      () => onConfirm(password),
      (problem) => identityProblem(problem, messages),
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={on ? messages.turnOffTitle : messages.turnOnTitle}
      confirm={on ? messages.turnOff : messages.goOn}
      tone={on ? 'danger' : 'primary'}
      busy={busy && messages.saving}
      isDisabled={password === ''}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        {on && <p>{messages.turnOffLead}</p>}
        <SavingError>{failed}</SavingError>
        <PasswordField label={messages.currentPassword} value={password} onChange={setPassword} />
      </div>
    </ConfirmDialog>
  );
}
