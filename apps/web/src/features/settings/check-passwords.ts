import type { settingsWords } from './words.ts';

export interface PasswordDraft {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordProblems = { readonly [Field in keyof PasswordDraft]?: string };

/** Source: specification, section 9. */
const minPasswordLength = 6;

/** What is wrong with a change of password, by field, in the words of the registration. */
export function checkPasswords(
  { current, password, confirmation }: PasswordDraft,
  words: (typeof settingsWords)['en'],
): PasswordProblems {
  return {
    ...(current === '' ? { current: words.passwordRequired } : {}),
    ...(password === '' ? { password: words.passwordRequired } : {}),
    ...(password !== '' && password.length < minPasswordLength ? { password: words.passwordShort } : {}),
    ...(confirmation === '' ? { confirmation: words.confirmRequired } : {}),
    ...(confirmation !== '' && confirmation !== password ? { confirmation: words.passwordsDiffer } : {}),
  };
}
