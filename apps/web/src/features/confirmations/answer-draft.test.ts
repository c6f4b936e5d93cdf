import { expect, test } from 'vitest';
import { emptyAnswer, isAnswered, toAnswer } from './answer-draft.ts';
import type { AskedRecord } from './use-opened.ts';

const statedAt = '2026-11-22T12:00:00.000Z';
const weight: AskedRecord = { kind: 'weight', recordId: 'w', statedAt, facts: { on: '2026-11-01', kg: 20 } };
const reasons = { notGiven: 'Not given', notFound: 'Not found', wrongPet: 'Another patient', other: 'Other' };

test('a correction needs a change, and sends only what changed', () => {
  const draft = { ...emptyAnswer, decision: 'correct' as const };
  expect(isAnswered(weight, draft)).toBe(false);
  expect(isAnswered(weight, { ...draft, values: { kg: '20' } })).toBe(false);
  const changed = { ...draft, values: { kg: '21,5', on: '2026-11-01' } };
  expect(isAnswered(weight, changed)).toBe(true);
  expect(toAnswer(weight, changed, reasons)).toMatchObject({
    statedAt,
    decision: 'correct',
    changes: { kg: 21.5 },
  });
});

test('a declined record has a reason, or a note in its place', () => {
  const draft = { ...emptyAnswer, decision: 'decline' as const };
  expect(isAnswered(weight, draft)).toBe(false);
  expect(isAnswered(weight, { ...draft, reason: 'other' })).toBe(false);
  const declined = { ...draft, reason: 'notGiven' as const, note: 'Ask Bath Vets' };
  expect(isAnswered(weight, declined)).toBe(true);
  expect(toAnswer(weight, declined, reasons)).toMatchObject({ note: 'Not given: Ask Bath Vets' });
});

test('what is confirmed goes without changes, whatever was typed before', () => {
  const draft = { ...emptyAnswer, decision: 'confirm' as const, values: { kg: '30' }, note: 'x' };
  expect(toAnswer(weight, draft, reasons)).toEqual({
    kind: 'weight',
    recordId: 'w',
    statedAt,
    decision: 'confirm',
  });
});
