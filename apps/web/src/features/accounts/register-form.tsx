import { SignInError } from '@clearpaw/client';
import { CircleAlert, Lock, Mail, User } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { publicPaths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { language } from '../../platform/messages/index.ts';
import { call, session } from '../../platform/session/index.ts';
import { keepText, readText } from '../../platform/storage/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Checkbox, PasswordField, TextField } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AccountForm } from './account-form.tsx';
import { checkRegistration, type Problems, type RegisterDraft } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';

const draftKey = 'clearpaw.draft.register';
const blank: RegisterDraft = { name: '', email: '', password: '', confirmation: '', accepted: false };

interface RegisterFormProps {
  readonly onDone: () => Promise<void>;
  /** The address an invitation was sent to, which fills the empty field. */
  readonly invitedEmail: string | null;
  /** Whether the invitation is accepted with the account. */
  readonly accepts?: boolean;
}

/** A new account. The name is not part of the account call; it is saved right after it. */
export function RegisterForm({ onDone, invitedEmail, accepts = false }: RegisterFormProps) {
  const messages = accountMessages;
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<Problems<RegisterDraft>>({});
  const { busy, failed: refused, setFailed: setRefused, save } = useSaving<Refused>();
  // Read after the first render, because the page may have been prerendered.
  useEffect(() => setDraft((fresh) => ({ ...fresh, ...readKept() })), []);
  useEffect(() => {
    if (invitedEmail !== null) setDraft((typed) => ({ ...typed, email: typed.email || invitedEmail }));
  }, [invitedEmail]);
  const register = async () => {
    await session.signUp({ email: draft.email.trim(), password: draft.password });
    await saveName(draft.name.trim());
    keepText(draftKey, null);
    await onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRegistration(draft, messages);
    setProblems(found);
    setRefused(null);
    if (Object.keys(found).length > 0) return;
    void save(register, (problem) => toRefused(problem, messages.registerFailed));
  };
  const set = (change: Partial<RegisterDraft>) => {
    const { name, email } = { ...draft, ...change };
    keepText(draftKey, JSON.stringify({ name, email }));
    setDraft({ ...draft, ...change });
  };
  return (
    <AccountForm onSubmit={submit} problems={problems}>
      {refused && (
        <Banner
          tone="stop"
          announce="alert"
          action={refused.exists && <TextLink href={publicPaths.login}>{messages.logIn}</TextLink>}
        >
          {refused.message}
        </Banner>
      )}
      <RegisterFields draft={draft} problems={problems} onChange={set} />
      <Acceptance
        accepted={draft.accepted}
        problem={problems.accepted}
        onChange={(accepted) => set({ accepted })}
      />
      <PlainButton type="submit" size="lead" wide busy={busy && messages.creating}>
        {accepts ? messages.createAndAccept : messages.createAccount}
      </PlainButton>
    </AccountForm>
  );
}

interface Refused {
  readonly message: string;
  /** Whether the address already has an account, so that the form can offer the login. */
  readonly exists: boolean;
}

function toRefused(problem: unknown, fallback: string): Refused {
  const { said, code } = problem instanceof SignInError ? problem : { said: null, code: null };
  return { message: said || fallback, exists: code?.startsWith('USER_ALREADY_EXISTS') === true };
}

interface RegisterFieldsProps {
  readonly draft: RegisterDraft;
  readonly problems: Problems<RegisterDraft>;
  readonly onChange: (change: Partial<RegisterDraft>) => void;
}

function RegisterFields({ draft, problems, onChange: set }: RegisterFieldsProps) {
  const messages = accountMessages;
  return (
    <>
      <TextField
        label={messages.fullName}
        name="name"
        autoComplete="name"
        icon={User}
        value={draft.name}
        onChange={(name) => set({ name })}
        error={problems.name}
      />
      <TextField
        label={messages.email}
        type="email"
        name="email"
        autoComplete="email"
        icon={Mail}
        value={draft.email}
        onChange={(email) => set({ email })}
        error={problems.email}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="new-password"
        icon={Lock}
        help={messages.passwordHelp}
        value={draft.password}
        onChange={(password) => set({ password })}
        error={problems.password}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        icon={Lock}
        value={draft.confirmation}
        onChange={(confirmation) => set({ confirmation })}
        error={problems.confirmation}
      />
    </>
  );
}

interface AcceptanceProps {
  readonly accepted: boolean;
  readonly problem: string | undefined;
  readonly onChange: (accepted: boolean) => void;
}

function Acceptance({ accepted, problem, onChange }: AcceptanceProps) {
  const messages = accountMessages;
  const [before, terms, after] = messages.acceptTerms.split('*');
  return (
    <div>
      <Checkbox
        isSelected={accepted}
        onChange={onChange}
        isInvalid={problem !== undefined}
        {...(problem ? { 'aria-describedby': 'terms-problem' } : {})}
      >
        {before}
        {/* In another tab, because passwords that were typed are not kept. */}
        <TextLink href={publicPaths.terms} target="_blank">
          {terms}
        </TextLink>
        {after}
      </Checkbox>
      {problem && (
        <p id="terms-problem" role="alert" className="flex items-center gap-1.5 type-small text-stop-ink">
          <Icon of={CircleAlert} size={18} />
          {problem}
        </p>
      )}
    </div>
  );
}

/** Name and address survive a reload; passwords are never stored. */
function readKept(): Partial<RegisterDraft> {
  try {
    const { name, email } = Object(JSON.parse(readText(draftKey) ?? '{}')) as Record<string, unknown>;
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : {};
  } catch {
    return {};
  }
}

/**
 * Emails come in the language of this page. Tried twice; if the line is down just now, the account exists, and both can be
 * entered in the settings.
 */
async function saveName(displayName: string): Promise<void> {
  const save = () => call('updateProfile', { displayName, language });
  await save()
    .catch(save)
    .catch(() => {});
}
