import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

interface PasscodeFormProps {
  /** After a wrong passcode: the number of attempts left. */
  readonly remaining: number | null;
  readonly isAsking: boolean;
  readonly onSend: (passcode: string) => void;
}

/** Asks for the passcode, and shows how many attempts are left. */
export function PasscodeForm({ remaining, isAsking, onSend }: PasscodeFormProps) {
  const messages = viewerMessages;
  const [passcode, setPasscode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = passcode.trim();
    setMissing(typed === '');
    if (typed !== '' && !isAsking) onSend(typed);
  };
  const wrong =
    remaining === null ? undefined : remaining > 0 ? messages.wrong(remaining) : messages.lastWrong;
  return (
    <form onSubmit={submit} noValidate className="mx-auto flex w-full max-w-110 flex-col gap-5 py-10">
      <div className="flex flex-col gap-2">
        <h1 className="type-h1">{messages.passcodeTitle}</h1>
        <p className="text-ink-2">{messages.passcodeLead}</p>
      </div>
      <TextField
        label={messages.passcode}
        icon={KeyRound}
        autoComplete="off"
        autoFocus
        maxLength={64}
        value={passcode}
        onChange={(typed) => {
          setPasscode(typed);
          setMissing(false);
        }}
        error={isMissing ? messages.passcodeMissing : wrong}
      />
      {remaining !== 0 && (
        <Button type="submit" wide busy={isAsking && messages.openingShort}>
          {messages.open}
        </Button>
      )}
    </form>
  );
}
