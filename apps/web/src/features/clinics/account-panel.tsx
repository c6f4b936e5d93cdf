import { type FormEvent, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { patientMessages } from './patient-messages.gen.ts';

interface AccountPanelProps {
  readonly businessId: string;
  /** Whether the caller may prove which clinic it is. */
  readonly mayProve: boolean;
}

/** How much the clinic's entries count, and the code that proves which clinic it is. */
export function AccountPanel({ businessId, mayProve }: AccountPanelProps) {
  const messages = patientMessages;
  const account = useCall('getClinicAccount', { businessId });
  if (!account.data) return <CallErrorPanel call={account} />;
  const { email, isKnown, askedEmail } = account.data;
  const said = isKnown ? messages.provenKnown : messages.provenUnknown;
  return (
    <Panel title={messages.account} lead={email === null ? messages.unproven : said(email)}>
      {mayProve && !isKnown && (
        <div className="flex flex-col gap-5">
          <AskForm businessId={businessId} askedEmail={askedEmail} />
          {askedEmail && <CodeForm businessId={businessId} askedEmail={askedEmail} />}
        </div>
      )}
      {!mayProve && email === null && <p className="text-ink-2 type-small">{messages.askOwner}</p>}
    </Panel>
  );
}

interface AskFormProps {
  readonly businessId: string;
  readonly askedEmail: string | null;
}

function AskForm({ businessId, askedEmail }: AskFormProps) {
  const messages = patientMessages;
  const [email, setEmail] = useState(askedEmail ?? '');
  const ask = useAction('proveClinicEmail');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() && !ask.isPending) ask.mutate({ businessId, email: email.trim() });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3">
      <CallErrorPanel call={ask} />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        className="w-full max-w-100"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" variant="secondary" busy={ask.isPending && messages.sending}>
        {askedEmail ? messages.sendAgain : messages.sendCode}
      </Button>
    </form>
  );
}

function CodeForm({ businessId, askedEmail }: { readonly businessId: string; readonly askedEmail: string }) {
  const messages = patientMessages;
  const [code, setCode] = useState('');
  const confirm = useAction('confirmClinicEmail');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    confirm.mutate(
      { businessId, code: code.replace(/\s/g, '') },
      { onSuccess: () => showToast({ text: messages.proven }) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3">
      <p role="status" className="type-small">
        {messages.codeSent(askedEmail)}
      </p>
      <CallErrorPanel call={confirm} />
      <TextField
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="w-full max-w-60"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" busy={confirm.isPending && messages.confirming}>
        {messages.confirmCode}
      </Button>
    </form>
  );
}
