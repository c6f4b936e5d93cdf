import { expect, test } from 'vitest';
import { isAnswerTo, isAskedFor, maxAnswerLength, stillCounts } from './intake-question.ts';

const yesNo = { kind: 'yes_no', options: [] } as const;
const text = { kind: 'text', options: [] } as const;
const choice = { kind: 'choice', options: ['Small', 'Large'] } as const;

test.each([
  [yesNo, 'yes', true],
  [yesNo, 'maybe', false],
  [text, 'Chicken and rice', true],
  [text, '  ', false],
  [text, 'a'.repeat(maxAnswerLength + 1), false],
  [choice, 'Large', true],
  [choice, 'large', false],
  [choice, 'yes', false],
])('%j answered with %j: %s', (question, value, answered) => {
  expect(isAnswerTo(question, value)).toBe(answered);
});

test.each([
  [null, null, true],
  [null, 'boarding', true],
  [['boarding'], null, true],
  [['boarding'], 'boarding', true],
  [['boarding'], 'grooming', false],
])('a question for %j is asked for %j: %s', (services, service, asked) => {
  expect(isAskedFor({ services }, service)).toBe(asked);
});

test('an answer counts until the question is asked again, or no longer offers it', () => {
  expect(stillCounts(choice, 1, { version: 1, value: 'Small' })).toBe(true);
  expect(stillCounts(choice, 2, { version: 1, value: 'Small' })).toBe(false);
  expect(stillCounts({ ...choice, options: ['Large'] }, 1, { version: 1, value: 'Small' })).toBe(false);
});
