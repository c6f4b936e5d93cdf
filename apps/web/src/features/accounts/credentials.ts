import { isPlainText } from '@clearpaw/domain';
import type { accountMessages } from './messages.gen.ts';

type Messages = typeof accountMessages;

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

export interface NewPasswords {
  readonly password: string;
  readonly confirmation: string;
}

export interface RegisterDraft extends LoginDraft, NewPasswords {
  readonly name: string;
  readonly accepted: boolean;
}

export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

/** Something before and after one @, no spaces. Source: specification, section 5. */
const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const minPasswordLength = 6;
/** The same limit as for the profile; checked here so that it is reported before the account is created. */
const maxNameLength = 80;

/** What is wrong with a sign-in, by field; empty if nothing is. */
export function checkLogin({ email, password }: LoginDraft, messages: Messages): Problems<LoginDraft> {
  return {
    ...checkEmail(email, messages),
    ...(password === '' ? { password: messages.passwordRequired } : {}),
  };
}

/** What is wrong with a registration, by field. */
export function checkRegistration(draft: RegisterDraft, messages: Messages): Problems<RegisterDraft> {
  return {
    ...checkName(draft.name, messages),
    ...checkEmail(draft.email, messages),
    ...checkNewPasswords(draft, messages),
    ...(draft.accepted ? {} : { accepted: messages.termsRequired }),
  };
}

/** What is wrong with a name. */
export function checkName(name: string, messages: Messages): { name?: string } {
  const trimmed = name.trim();
  if (trimmed === '') return { name: messages.nameRequired };
  if (trimmed.length > maxNameLength) return { name: messages.nameLong };
  return isPlainText(trimmed) ? {} : { name: messages.nameUnseen };
}

/** What is wrong with an address. */
export function checkEmail(email: string, messages: Messages): { email?: string } {
  const trimmed = email.trim();
  if (trimmed === '') return { email: messages.emailRequired };
  return simpleEmail.test(trimmed) ? {} : { email: messages.emailInvalid };
}

/** What is wrong with a new password and its repetition. */
export function checkNewPasswords(draft: NewPasswords, messages: Messages): Problems<NewPasswords> {
  return { ...checkNewPassword(draft.password, messages), ...checkConfirmation(draft, messages) };
}

function checkNewPassword(password: string, messages: Messages): { password?: string } {
  if (password === '') return { password: messages.passwordRequired };
  return password.length < minPasswordLength ? { password: messages.passwordShort } : {};
}

function checkConfirmation(
  { password, confirmation }: NewPasswords,
  messages: Messages,
): { confirmation?: string } {
  if (confirmation === '') return { confirmation: messages.confirmRequired };
  return confirmation === password ? {} : { confirmation: messages.passwordsDiffer };
}
