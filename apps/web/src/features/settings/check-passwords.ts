import type { settingsMessages } from './messages.gen.ts';

export interface PasswordDraft {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordProblems = { readonly [Field in keyof PasswordDraft]?: string };

/** Source: specification, section 9. */
const minPasswordLength = 6;

/** The problems with a password change, by field, worded as at registration. */
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
