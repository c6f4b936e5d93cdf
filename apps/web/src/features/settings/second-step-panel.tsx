import { useState } from 'react';
import { session } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { identityProblem } from './identity-problem.ts';
import { SavingError } from './saving-error.tsx';
import { SecondStepSetup, type Setup } from './second-step-setup.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

interface SecondStepPanelProps {
  readonly on: boolean | null;
  readonly onChanged: () => Promise<void>;
}

/** Two-step login: on, off, or on its way. Both turns ask for the password. */
export function SecondStepPanel({ on, onChanged }: SecondStepPanelProps) {
  const words = useWordsOf(settingsWords);
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
    <Panel title={words.second} lead={on ? words.secondOn : words.secondOff}>
      {setup ? (
        <SecondStepSetup setup={setup} onDone={finish} onCancel={() => setSetup(null)} />
      ) : (
        <Button variant="quiet" isDisabled={on === null} onPress={() => setAsking(true)}>
          {on ? words.turnOff : words.turnOn}
        </Button>
      )}
      {asking && <Question on={on === true} onClose={() => setAsking(false)} onConfirm={turn} />}
    </Panel>
  );
}

interface QuestionProps {
  readonly on: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => Promise<void>;
}

function Question({ on, onClose, onConfirm }: QuestionProps) {
  const words = useWordsOf(settingsWords);
  const [password, setPassword] = useState('');
  const { busy, failed, save } = useSaving();
  const confirm = () =>
    void save(
      () => onConfirm(password),
      (problem) => identityProblem(problem, words),
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={on ? words.turnOffTitle : words.turnOnTitle}
      confirm={on ? words.turnOff : words.goOn}
      tone={on ? 'danger' : 'primary'}
      busy={busy && words.saving}
      isDisabled={password === ''}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        {on && <p>{words.turnOffLead}</p>}
        <SavingError>{failed}</SavingError>
        <PasswordField label={words.currentPassword} value={password} onChange={setPassword} />
      </div>
    </ConfirmDialog>
  );
}
