import type { settingsMessages } from './messages.gen.ts';

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
  messages: typeof settingsMessages,
): PasswordProblems {
  return {
    ...(current === '' ? { current: messages.passwordRequired } : {}),
    ...(password === '' ? { password: messages.passwordRequired } : {}),
    ...(password !== '' && password.length < minPasswordLength ? { password: messages.passwordShort } : {}),
    ...(confirmation === '' ? { confirmation: messages.confirmRequired } : {}),
    ...(confirmation !== '' && confirmation !== password ? { confirmation: messages.passwordsDiffer } : {}),
  };
}
