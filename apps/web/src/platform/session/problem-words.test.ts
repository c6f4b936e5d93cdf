import { CallError } from '@clearpaw/client';
import { expect, it } from 'vitest';
import { inWords } from './problem-words.ts';

it('a server that did not answer is said to people as that', () => {
  const said = inWords(new CallError({ code: 'internal', message: 'internal' })) as CallError;
  expect(said.message).toBe('The server did not answer. Check your connection and try again.');
  expect(said.code).toBe('internal');
});

it('a refused input says what was wrong with it, each thing once', () => {
  const issues = [
    { path: 'name', message: 'Too long.' },
    { path: 'breed', message: 'Too long.' },
    { path: 'alerts.0', message: 'Empty.' },
  ];
  const problem = new CallError({ code: 'invalid-argument', message: 'Some fields.', details: { issues } });
  expect((inWords(problem) as CallError).message).toBe('Too long. Empty.');
});

it('a refusal in words keeps them, with its reason', () => {
  const details = { reason: 'already_here' };
  const problem = new CallError({ code: 'failed-precondition', message: 'Already here.', details });
  expect(inWords(problem)).toMatchObject({ message: 'Already here.', reason: 'already_here' });
});
