import { SignInError } from '@clearpaw/client';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { publicPaths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AccountForm } from './account-form.tsx';
import { checkEmail } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';
import { recoveryMessages } from './recovery-messages.gen.ts';

/** Requests a link to set a new password. The answer is the same for every address. */
export function ForgotForm() {
  const messages = { ...accountMessages, ...recoveryMessages };
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, failed, setFailed, save } = useSaving();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = async () => {
    await session.identity('POST', '/request-password-reset', { email: email.trim() });
    setSentTo(email.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkEmail(email, messages).email;
    setProblem(found);
    setFailed(null);
    if (found) return;
    void save(ask, (refused) => {
      const tooMany = refused instanceof SignInError && refused.status === 429;
      return tooMany ? messages.tooMany : messages.sendFailed;
    });
  };
  if (sentTo) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Banner tone="ok" announce="status" title={messages.sentTitle}>
          {messages.sent(sentTo)}
        </Banner>
        <PlainButton variant="ghost" onPress={() => setSentTo(null)}>
          {messages.sendAgain}
        </PlainButton>
      </div>
    );
  }
  return (
    <AccountForm onSubmit={submit}>
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
        value={email}
        onChange={setEmail}
        error={problem}
      />
      <PlainButton type="submit" size="lead" wide busy={busy && messages.sending}>
        {messages.sendLink}
      </PlainButton>
      <p className="text-center">
        <TextLink href={publicPaths.login}>{messages.backToLogin}</TextLink>
      </p>
    </AccountForm>
  );
}
