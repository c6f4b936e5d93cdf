import { SignInError } from '@clearpaw/client';
import { expect, it } from 'vitest';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';

const messages = settingsMessages;

it.each([
  [new SignInError(400, 'Invalid password', 'INVALID_PASSWORD'), messages.passwordWrong],
  [new SignInError(400, 'This password is too common.', 'PASSWORD_TOO_COMMON'), messages.passwordCommon],
  [new SignInError(429, 'Invalid email or password.', 'TOO_MANY_ATTEMPTS'), messages.tooManyTries],
  [new SignInError(0, null), messages.failed],
  [new TypeError('x is not a function'), messages.failed],
])('%s is said in plain words', (problem, expected) => {
  expect(identityProblem(problem, messages)).toBe(expected);
});
