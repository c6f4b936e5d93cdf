import { SignInError } from '@clearpaw/client';
import { expect, it } from 'vitest';
import { identityProblem } from './identity-problem.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.en;

it.each([
  [new SignInError(400, 'Invalid password', 'INVALID_PASSWORD'), words.passwordWrong],
  [new SignInError(400, 'This password is too common.', 'PASSWORD_TOO_COMMON'), words.passwordCommon],
  [new SignInError(429, 'Invalid email or password.', 'TOO_MANY_ATTEMPTS'), words.tooManyTries],
  [new SignInError(0, null), words.failed],
  [new TypeError('x is not a function'), words.failed],
])('%s is said in plain words', (problem, expected) => {
  expect(identityProblem(problem, words)).toBe(expected);
});
