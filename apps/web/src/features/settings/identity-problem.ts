import { SignInError } from '@clearpaw/client';
import type { settingsMessages } from './messages.gen.ts';

type Messages = typeof settingsMessages;

/** The message shown if the server refuses a password, or a change that requires one. */
export function identityProblem(problem: unknown, messages: Messages): string {
  if (!(problem instanceof SignInError)) return messages.failed;
  if (problem.status === 429) return messages.tooManyTries;
  if (problem.code === 'INVALID_PASSWORD') return messages.passwordWrong;
  if (problem.code === 'PASSWORD_TOO_COMMON') return messages.passwordCommon;
  return messages.failed;
}
