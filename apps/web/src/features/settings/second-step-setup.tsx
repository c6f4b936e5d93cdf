import { SignInError } from '@clearpaw/client';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { QrCode } from '../../ui/badge/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';

/** The server's response when the second step is set up. */
export interface Setup {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

interface SecondStepSetupProps {
  readonly setup: Setup;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** First a code proves that the authenticator app has the secret; then the backup codes are shown once. */
export function SecondStepSetup({ setup, onDone, onCancel }: SecondStepSetupProps) {
  const [proven, setProven] = useState(false);
  if (proven) return <BackupCodes codes={setup.backupCodes} onDone={onDone} />;
  return <Proof totpURI={setup.totpURI} onProven={() => setProven(true)} onCancel={onCancel} />;
}

interface ProofProps {
  readonly totpURI: string;
  readonly onProven: () => void;
  readonly onCancel: () => void;
}

function Proof({ totpURI, onProven, onCancel }: ProofProps) {
  const messages = settingsMessages;
  const [code, setCode] = useState('');
  const { busy, failed, save } = useSaving();
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const prove = async () => {
    await session.identity('POST', '/two-factor/verify-totp', { code: code.replace(/\D/g, '') });
    onProven();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(prove, (problem) =>
      isRefusal(problem) ? messages.codeWrong : identityProblem(problem, messages),
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="type-strong">{messages.scanCode}</p>
      <div className="w-full max-w-60 overflow-hidden rounded-card">
        <QrCode matrix={encode(totpURI, { ecc: 'M', border: 0 }).data} label={messages.scanLabel} />
      </div>
      <p className="type-small text-ink-2">
        {messages.typeSecret} <code className="break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={messages.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        figures
        value={code}
        onChange={setCode}
        error={failed ?? undefined}
      />
      <div className="flex gap-3">
        <Button type="submit" busy={busy && messages.saving}>
          {messages.turnOn}
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

/**
 * Whether the server checked the code and rejected it; a lost connection, rate limiting or a server error says nothing
 * about the code.
 */
function isRefusal(problem: unknown): boolean {
  return problem instanceof SignInError && problem.status >= 400 && problem.status < 429;
}

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => Promise<void>;
}

function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const messages = settingsMessages;
  return (
    <div role="status" className="flex flex-col gap-4">
      <h3 className="type-h3">{messages.backupTitle}</h3>
      <p className="text-ink-2">{messages.backupLead}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-card bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <Button className="self-start" onPress={() => void onDone()}>
        {messages.backupDone}
      </Button>
    </div>
  );
}
