import { expect, test } from 'vitest';
import { isFinal } from './is-final.ts';

test.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [450, 'RCPT TO', false],
  [452, 'DATA', false],
  [535, 'AUTH PLAIN', false],
  [553, 'MAIL FROM', false],
  [554, 'CONN', false],
  [undefined, undefined, false],
])('%s to %s is final: %s', (responseCode, command, final) => {
  expect(isFinal({ ...(responseCode && { responseCode }), ...(command && { command }) })).toBe(final);
});
