import { expect, test } from 'vitest';
import { emptyMinor, isAdult, type MinorDraft, minorsOf } from './minor-draft.ts';

const ife: MinorDraft = { ...emptyMinor(1), name: ' Ife ', bornOn: '2199-01-01', relation: 'parent' };

test('a complete minor is sent without what does not belong to the relation', () => {
  expect(minorsOf([{ ...ife, relationText: 'aunt' }])).toEqual([
    { name: 'Ife', bornOn: '2199-01-01', relation: 'parent' },
  ]);
  expect(minorsOf([{ ...ife, relation: 'other', relationText: ' aunt ' }])).toEqual([
    { name: 'Ife', bornOn: '2199-01-01', relation: 'other', relationText: 'aunt' },
  ]);
  expect(minorsOf([])).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }],
  ['no date', { bornOn: null }],
  ['no relation', { relation: null }],
  ['another relation without words', { relation: 'other' as const }],
  ['an adult', { bornOn: '1990-01-01' }],
])('nothing is sent with %s', (_, more) => {
  expect(minorsOf([ife, { ...ife, ...more }])).toBeNull();
});

test('only a whole date can be an adult’s', () => {
  expect(isAdult({ ...ife, bornOn: '1990-01-01' })).toBe(true);
  expect(isAdult({ ...ife, bornOn: null })).toBe(false);
});
