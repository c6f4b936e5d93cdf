import type { accountWords } from './words.ts';

type Words = (typeof accountWords)['en'];

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

export interface RegisterDraft extends LoginDraft {
  readonly name: string;
  readonly confirmation: string;
  readonly accepted: boolean;
}

export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

/** Something before and after one @, no spaces. Source: specification, section 5. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const minPasswordLength = 6;

/** What is wrong with a sign-in, by field; an empty answer lets it go. */
export function checkLogin({ email, password }: LoginDraft, words: Words): Problems<LoginDraft> {
  return { ...checkEmail(email, words), ...(password === '' ? { password: words.passwordRequired } : {}) };
}

/** What is wrong with a registration, by field. */
export function checkRegistration(draft: RegisterDraft, words: Words): Problems<RegisterDraft> {
  return {
    ...(draft.name.trim() === '' ? { name: words.nameRequired } : {}),
    ...checkEmail(draft.email, words),
    ...checkNewPassword(draft.password, words),
    ...checkConfirmation(draft, words),
    ...(draft.accepted ? {} : { accepted: words.termsRequired }),
  };
}

function checkEmail(email: string, words: Words): { email?: string } {
  const trimmed = email.trim();
  if (trimmed === '') return { email: words.emailRequired };
  return simpleEmail.test(trimmed) ? {} : { email: words.emailInvalid };
}

function checkNewPassword(password: string, words: Words): { password?: string } {
  if (password === '') return { password: words.passwordRequired };
  return password.length < minPasswordLength ? { password: words.passwordShort } : {};
}

function checkConfirmation(
  { password, confirmation }: RegisterDraft,
  words: Words,
): { confirmation?: string } {
  if (confirmation === '') return { confirmation: words.confirmRequired };
  return confirmation === password ? {} : { confirmation: words.passwordsDiffer };
}
