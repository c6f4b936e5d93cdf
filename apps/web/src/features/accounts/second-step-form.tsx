import { type FormEvent, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { AccountForm } from './account-form.tsx';
import { recoveryMessages } from './recovery-messages.gen.ts';

interface SecondStepFormProps {
  readonly onDone: () => Promise<void>;
  readonly onStartAgain: () => void;
}

/** The second step of signing in: six digits from the app, or a backup code. */
export default function SecondStepForm({ onDone, onStartAgain }: SecondStepFormProps) {
  const messages = recoveryMessages;
  const [kind, setKind] = useState<'app' | 'backup'>('app');
  const [code, setCode] = useState('');
  const { busy, failed, setFailed, save } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proof = kind === 'app' ? code.replace(/\D/g, '') : code.trim();
    if (proof === '') return setFailed(messages.codeRequired);
    void save(
      async () => {
        await session.secondStep({ code: proof, kind });
        await onDone();
      },
      () => messages.codeWrong,
    );
  };
  const turn = () => {
    setKind(kind === 'app' ? 'backup' : 'app');
    setCode('');
    setFailed(null);
  };
  return (
    <AccountForm onSubmit={submit}>
      <p className="text-ink-2">{kind === 'app' ? messages.stepApp : messages.stepBackup}</p>
      <TextField
        key={kind}
        autoFocus
        label={kind === 'app' ? messages.appCode : messages.backupCode}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        figures
        value={code}
        onChange={setCode}
        error={failed ?? undefined}
      />
      <PlainButton type="submit" size="lead" wide busy={busy && messages.checking}>
        {messages.check}
      </PlainButton>
      <div className="flex flex-wrap justify-between gap-3">
        <PlainButton variant="ghost" size="small" onPress={turn}>
          {kind === 'app' ? messages.useBackup : messages.useApp}
        </PlainButton>
        <PlainButton variant="ghost" size="small" onPress={onStartAgain}>
          {messages.startAgain}
        </PlainButton>
      </div>
    </AccountForm>
  );
}
