import { CallError } from '@clearpaw/client';
import { refusalReasons } from '@clearpaw/contract';
import { expect, it, test } from 'vitest';
import { withPlainMessage } from './problem-messages.ts';

type Failure = ConstructorParameters<typeof CallError>[0];
const say = (failure: Failure): CallError => withPlainMessage(new CallError(failure)) as CallError;

it('a server that did not answer is said to people as that', () => {
  const said = say({ code: 'internal', message: 'internal' });
  expect(said.message).toBe('Can’t reach the server. Check your connection and try again.');
  expect(said.code).toBe('internal');
});

it('a server that answers that a part of it is away is said to people as that', () => {
  const problem = new CallError({ code: 'unavailable', message: 'wire' }, 'a-request');
  expect((withPlainMessage(problem) as CallError).message).toBe(
    'Clearpaw is temporarily unavailable. Try again in a few seconds.',
  );
});

it('fields that cannot be right are said by their reasons, each once, also where a form reads them', () => {
  const issues = [
    { path: 'note', message: 'WIRE', reason: 'note_missing' },
    { path: 'hours.week.0.closes', message: 'WIRE', reason: 'hours_overlap' },
    { path: 'x', message: 'WIRE', reason: 'note_missing' },
  ];
  const details = { reason: 'note_missing', issues };
  const said = say({ code: 'invalid-argument', message: 'Some fields.', details });
  const overlap = 'This opening time overlaps another one. Change one of them.';
  expect(said.message).toBe(`Enter the note. ${overlap}`);
  expect(said.details).toMatchObject({ issues: [{}, { path: 'hours.week.0.closes', message: overlap }, {}] });
});

it('no message of a server of another release is shown as it is', () => {
  const issues = [{ path: 'note', message: 'WIRE', reason: 'from_next_year' }];
  for (const details of [{ issues }, { reason: 'from_next_year', issues }]) {
    const said = say({ code: 'invalid-argument', message: 'Some fields.', details });
    expect(said.message).toBe('Something you entered isn’t valid. Check it, then try again.');
  }
});

it('a reason is said from the catalogue, not as the server words it', () => {
  const details = { reason: 'wrong_password', issues: [{ path: 'password', message: 'WIRE' }] };
  const said = say({ code: 'invalid-argument', message: 'Some fields.', details });
  expect(said.message).toBe('This password is not right.');
});

test.each([
  ['Expected at most 60 characters.', 'Use at most 60 characters.'],
  ['Expected an email address.', 'Enter a valid email address.'],
  ['Expected some text.', 'Fill in all required fields.'],
  [
    'Expected an id (a UUID).',
    'We couldn’t find this. It may have been deleted, or you may not have access to it.',
  ],
  ['Invalid input: expected string', 'Something you entered isn’t valid. Check it, then try again.'],
])('what a schema says, %j, is translated', (message, text) => {
  const details = { reason: 'invalid_shape', issues: [{ path: 'petId', message }] };
  expect(say({ code: 'invalid-argument', message: 'Some fields.', details }).message).toBe(text);
});

it('the second use of an idempotency key is never shown as the wire says it', () => {
  const wire = 'This idempotencyKey was already used with other input; use a new key.';
  const details = { reason: 'idempotency_conflict' };
  const said = say({ code: 'already-exists', message: wire, details });
  expect(said.message).toBe('An earlier version was already saved. Reload the page to see it.');
  expect(said.reason).toBe('idempotency_conflict');
});

test.each(refusalReasons)('%s has a sentence that shows nothing of the wire', (reason) => {
  const wire = 'WIRE';
  const { message } = say({ code: 'failed-precondition', message: wire, details: { reason } });
  expect(message).toMatch(/^[A-Z][^_]+\.$/);
  expect(message).not.toContain(wire);
});

test.each([
  'not-found',
  'permission-denied',
  'unauthenticated',
  'aborted',
  'already-exists',
  'unknown',
] as const)('a refusal with the code %s and a reason of a later release still has a text', (code) => {
  const details = { reason: 'from_next_year' };
  expect(say({ code, message: 'WIRE', details }).message).toMatch(/^[A-Z].+\.$/);
  expect(say({ code, message: 'WIRE', details }).message).not.toContain('WIRE');
});
