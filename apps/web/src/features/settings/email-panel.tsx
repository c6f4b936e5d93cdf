import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { ChangeButton } from './change-button.tsx';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';
import type { Person } from './person.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';

/** Where the link in the email leads after confirmation. */
const callbackURL = `${paths.settings}?email=confirmed`;
/** Something before and after one @, without spaces, as at check-in. */
const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Changes the email address; the new one takes effect once it is confirmed by email. */
export function EmailPanel({ person }: { readonly person: Person }) {
  const messages = settingsMessages;
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newEmail = email.trim().toLowerCase();
    const found = problemWith(newEmail, person.email, messages);
    setProblem(found);
    if (found) return;
    void save(
      async () => {
        await confirmed(() => session.identity('POST', '/change-email', { newEmail, callbackURL }));
        setSentTo(newEmail);
        setEmail('');
      },
      (refused) => identityProblem(refused, messages),
    );
  };
  return (
    <SettingRow
      title={messages.email}
      lead={messages.emailLead(person.email)}
      action={<ChangeButton name={messages.email} open={open} onChange={setOpen} />}
    >
      <Arrival />
      {open && (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          {sentTo && (
            <Banner tone="ok" announce="status">
              {messages.emailSent(sentTo)}
            </Banner>
          )}
          <SavingError>{failed}</SavingError>
          <TextField
            label={messages.newEmail}
            type="email"
            name="new-email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={problem}
          />
          <Button type="submit" className="self-start" busy={busy && messages.saving}>
            {messages.changeEmail}
          </Button>
        </form>
      )}
      {question}
    </SettingRow>
  );
}

/** Shows the result of following the link in the email. If it was opened without a session, it is opened again now. */
function Arrival() {
  const messages = settingsMessages;
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const token = query.get('confirm');
  useEffect(() => {
    if (token === null) return;
    window.location.replace(`/api/auth/verify-email?${new URLSearchParams({ token, callbackURL })}`);
  }, [token]);
  if (token !== null) return <Banner tone="wait">{messages.emailConfirming}</Banner>;
  if (!query.has('email')) return null;
  const problem = query.get('error');
  if (problem === null) return <Banner tone="ok">{messages.emailChanged}</Banner>;
  return (
    <Banner tone="stop">{problem === 'INVALID_USER' ? messages.emailOther : messages.emailLinkEnded}</Banner>
  );
}

function problemWith(wanted: string, current: string, messages: typeof settingsMessages): string | undefined {
  if (wanted === '') return messages.emailRequired;
  if (!simpleEmail.test(wanted)) return messages.emailInvalid;
  return wanted === current ? messages.emailSame : undefined;
}
