import { isPlainText } from '@clearpaw/domain';
import type { accountWords } from './words.ts';

type Words = (typeof accountWords)['en'];

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
/** Source: the profile's own limit; better said here than after the account was made. */
const maxNameLength = 80;

/** What is wrong with a sign-in, by field; an empty answer lets it go. */
export function checkLogin({ email, password }: LoginDraft, words: Words): Problems<LoginDraft> {
  return { ...checkEmail(email, words), ...(password === '' ? { password: words.passwordRequired } : {}) };
}

/** What is wrong with a registration, by field. */
export function checkRegistration(draft: RegisterDraft, words: Words): Problems<RegisterDraft> {
  return {
    ...checkName(draft.name, words),
    ...checkEmail(draft.email, words),
    ...checkNewPasswords(draft, words),
    ...(draft.accepted ? {} : { accepted: words.termsRequired }),
  };
}

/** What is wrong with a name. */
export function checkName(name: string, words: Words): { name?: string } {
  const trimmed = name.trim();
  if (trimmed === '') return { name: words.nameRequired };
  if (trimmed.length > maxNameLength) return { name: words.nameLong };
  return isPlainText(trimmed) ? {} : { name: words.nameUnseen };
}

/** What is wrong with an address. */
export function checkEmail(email: string, words: Words): { email?: string } {
  const trimmed = email.trim();
  if (trimmed === '') return { email: words.emailRequired };
  return simpleEmail.test(trimmed) ? {} : { email: words.emailInvalid };
}

/** What is wrong with a new password and its repetition. */
export function checkNewPasswords(draft: NewPasswords, words: Words): Problems<NewPasswords> {
  return { ...checkNewPassword(draft.password, words), ...checkConfirmation(draft, words) };
}

function checkNewPassword(password: string, words: Words): { password?: string } {
  if (password === '') return { password: words.passwordRequired };
  return password.length < minPasswordLength ? { password: words.passwordShort } : {};
}

function checkConfirmation(
  { password, confirmation }: NewPasswords,
  words: Words,
): { confirmation?: string } {
  if (confirmation === '') return { confirmation: words.confirmRequired };
  return confirmation === password ? {} : { confirmation: words.passwordsDiffer };
}
