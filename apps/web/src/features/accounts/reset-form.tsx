import { SignInError } from '@clearpaw/client';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { AccountForm } from './account-form.tsx';
import { checkNewPasswords, type NewPasswords, type Problems } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';
import { recoveryMessages } from './recovery-messages.gen.ts';

type Failure = 'unsaved' | 'ended' | 'too-common';

/** Sets a new password with the token of the emailed link. */
export function ResetForm({ token }: { readonly token: string }) {
  const messages = { ...accountMessages, ...recoveryMessages };
  const [draft, setDraft] = useState<NewPasswords>({ password: '', confirmation: '' });
  const [problems, setProblems] = useState<Problems<NewPasswords>>({});
  const [done, setDone] = useState(false);
  const { busy, failed, save } = useSaving<Failure>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNewPasswords(draft, messages);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void save(async () => {
      await session.identity('POST', '/reset-password', { token, newPassword: draft.password });
      setDone(true);
    }, failureOf);
  };
  if (done) {
    return (
      <Result tone="ok" title={messages.resetDoneTitle} link={paths.login} action={messages.logIn}>
        {messages.resetDone}
      </Result>
    );
  }
  if (token === '' || failed === 'ended') {
    return (
      <Result tone="stop" link={paths.forgotPassword} action={messages.newLink}>
        {messages.linkEnded}
      </Result>
    );
  }
  return (
    <AccountForm onSubmit={submit}>
      {failed === 'unsaved' && (
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
        error={problems.password ?? (failed === 'too-common' ? messages.passwordCommon : undefined)}
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
    </AccountForm>
  );
}

function failureOf(problem: unknown): Failure {
  const code = problem instanceof SignInError ? problem.code : null;
  if (code === 'PASSWORD_TOO_COMMON') return 'too-common';
  return code === 'INVALID_TOKEN' ? 'ended' : 'unsaved';
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
