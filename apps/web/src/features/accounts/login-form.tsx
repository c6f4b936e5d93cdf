import { Lock, Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { publicPaths } from '../../paths/index.ts';
import { track } from '../../platform/analytics/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Checkbox, PasswordField, TextField } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AccountForm } from './account-form.tsx';
import { checkLogin, type LoginDraft, type Problems } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';

interface LoginFormProps {
  readonly draft: LoginDraft;
  readonly onChange: (draft: LoginDraft) => void;
  readonly onDone: () => Promise<void>;
  /** Called if the password was right and the account requires a second step. */
  readonly onSecondStep: (rememberMe: boolean) => void;
}

/** Email, password, remember-me. A refusal never reveals whether the account exists. */
export function LoginForm({ draft, onChange, onDone, onSecondStep }: LoginFormProps) {
  const messages = accountMessages;
  const [problems, setProblems] = useState<Problems<LoginDraft>>({});
  const { busy, failed, setFailed, save } = useSaving();
  const [rememberMe, setRememberMe] = useState(true);
  const logIn = async () => {
    const { password } = draft;
    const outcome = await session.signIn({ email: draft.email.trim(), password, rememberMe });
    if (outcome === 'second-step') return onSecondStep(rememberMe);
    track('auth_login_success', { rememberMe });
    await onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLogin(draft, messages);
    setProblems(found);
    setFailed(null);
    if (Object.keys(found).length === 0) void save(logIn, () => messages.loginFailed);
  };
  const remember = (enabled: boolean) => {
    setRememberMe(enabled);
    track('remember_me_toggle', { enabled });
  };
  return (
    <AccountForm onSubmit={submit} problems={problems}>
      {failed && (
        <Banner tone="stop" announce="alert">
          {failed}
        </Banner>
      )}
      <TextField
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        icon={Mail}
        value={draft.email}
        onChange={(email) => onChange({ ...draft, email })}
        error={problems.email}
      />
      <PasswordField
        label={messages.password}
        name="password"
        icon={Lock}
        aside={<TextLink href={publicPaths.forgotPassword}>{messages.forgotPassword}</TextLink>}
        value={draft.password}
        onChange={(password) => onChange({ ...draft, password })}
        error={problems.password ?? failed ?? undefined}
      />
      <Checkbox isSelected={rememberMe} onChange={remember}>
        {messages.rememberMe}
      </Checkbox>
      <PlainButton type="submit" size="lead" wide busy={busy && messages.loggingIn}>
        {messages.logIn}
      </PlainButton>
    </AccountForm>
  );
}
