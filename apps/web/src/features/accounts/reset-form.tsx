import { SignInError } from '@clearpaw/client';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { checkNewPasswords, type NewPasswords, type Problems } from './credentials.ts';
import { accountMessages } from './messages.ts';
import { recoveryMessages } from './recovery-messages.ts';

type Outcome = 'asking' | 'failed' | 'ended' | 'done';

/** Takes the new password for anyone who holds the mailed link. */
export function ResetForm({ token }: { readonly token: string }) {
  const messages = { ...useMessages(accountMessages), ...useMessages(recoveryMessages) };
  const [draft, setDraft] = useState<NewPasswords>({ password: '', confirmation: '' });
  const [problems, setProblems] = useState<Problems<NewPasswords>>({});
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'ended' : 'asking');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkNewPasswords(draft, messages);
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await reset(token, draft.password);
    setBusy(false);
    if (result === 'too-common') setProblems({ password: messages.passwordCommon });
    else setOutcome(result);
  };
  if (outcome === 'done') {
    return (
      <Result tone="ok" title={messages.resetDoneTitle} link={paths.login} action={messages.logIn}>
        {messages.resetDone}
      </Result>
    );
  }
  if (outcome === 'ended') {
    return (
      <Result tone="stop" link={paths.forgotPassword} action={messages.newLink}>
        {messages.linkEnded}
      </Result>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {outcome === 'failed' && (
        <Banner tone="stop" announce="alert">
          {messages.resetFailed}
        </Banner>
      )}
      <PasswordField
        label={messages.newPassword}
        name="password"
        autoComplete="new-password"
        icon={Lock}
        help={messages.passwordHelp}
        value={draft.password}
        onChange={(password) => setDraft({ ...draft, password })}
        error={problems.password}
      />
      <PasswordField
        label={messages.confirmNewPassword}
        name="confirmation"
        autoComplete="new-password"
        icon={Lock}
        value={draft.confirmation}
        onChange={(confirmation) => setDraft({ ...draft, confirmation })}
        error={problems.confirmation}
      />
      <PlainButton type="submit" size="lead" wide busy={busy && messages.savingNew}>
        {messages.saveNew}
      </PlainButton>
    </form>
  );
}

async function reset(token: string, newPassword: string): Promise<Outcome | 'too-common'> {
  try {
    await session.identity('POST', '/reset-password', { token, newPassword });
    return 'done';
  } catch (problem) {
    const code = problem instanceof SignInError ? problem.code : null;
    if (code === 'PASSWORD_TOO_COMMON') return 'too-common';
    return code === 'INVALID_TOKEN' ? 'ended' : 'failed';
  }
}

interface ResultProps {
  readonly tone: 'ok' | 'stop';
  readonly title?: string;
  readonly link: string;
  readonly action: string;
  readonly children: string;
}

function Result({ tone, title, link, action, children }: ResultProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Banner tone={tone} announce="alert" title={title}>
        {children}
      </Banner>
      <LinkButton href={link} size="lead">
        {action}
      </LinkButton>
    </div>
  );
}
