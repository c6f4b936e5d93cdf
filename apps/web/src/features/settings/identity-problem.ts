import { SignInError } from '@clearpaw/client';
import type { settingsWords } from './words.ts';

type Words = (typeof settingsWords)['en'];

/** What a person is told when the server refused a password, or a change that it asks one for. */
export function identityProblem(problem: unknown, words: Words): string {
  if (!(problem instanceof SignInError)) return words.failed;
  if (problem.status === 429) return words.tooManyTries;
  if (problem.code === 'INVALID_PASSWORD') return words.passwordWrong;
  if (problem.code === 'PASSWORD_TOO_COMMON') return words.passwordCommon;
  return words.failed;
}
