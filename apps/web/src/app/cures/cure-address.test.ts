import { expect, test } from 'vitest';
import { type CureQuestion, cureHref, readCureQuestion } from './cure-address.ts';

const questions: readonly CureQuestion[] = [
  { ask: 'add', kind: 'test', code: 'fecal & more' },
  { ask: 'edit', recordId: 'r-1' },
  { ask: 'confirm', recordId: 'r-1' },
  { ask: 'review', recordId: 'r-1', businessId: 'b-1' },
  { ask: 'reply', businessId: 'b-1' },
  { ask: 'visit', about: 'evaluation', businessId: 'b-1' },
];

test.each(questions)('$ask is read back from its address', (question) => {
  const href = cureHref('p-1', question);
  expect(href.startsWith('/pets/p-1?')).toBe(true);
  expect(readCureQuestion(href.slice(href.indexOf('?')))).toEqual(question);
});

test.each([
  '',
  '?ask=add&kind=weather&code=x',
  '?ask=review&recordId=r',
  '?ask=visit&about=x&businessId=b',
  '?ask=edit',
])('%j asks nothing', (search) => expect(readCureQuestion(search)).toBeNull());
