import { describe, expect, it, test } from 'vitest';
import type { CareEntry } from './care-entry.ts';
import { codeFrom, codeInWords, nameOf, sortCare } from './care-record.ts';
import { careMessages } from './messages.gen.ts';

describe('a free code', () => {
  it.each([
    ['Fecal', 'fecal'],
    ['  No contagious illness! ', 'no-contagious-illness'],
    ['Würmer & Flöhe', 'wu-rmer-flo-he'],
    ['---', ''],
    [`${'ab '.repeat(30)}`, 'ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-a'],
  ])('from %j is %j', (messages, code) => {
    expect(codeFrom(messages)).toBe(code);
    if (code) expect(code).toMatch(/^[a-z0-9-]{1,40}$/);
  });
  it('reads as words', () => expect(codeInWords('no-contagious-illness')).toBe('No contagious illness'));
});

const common = { id: 'i', petId: 'p', state: 'active', createdAt: '', updatedAt: '' } as const;
const treatment: CareEntry = {
  kind: 'treatment',
  record: { ...common, treatment: 'flea', givenOn: '2026-03-01', documentIds: [], evidence: 'owner' },
};
const statement: CareEntry = {
  kind: 'declaration',
  record: { ...common, code: 'no-bite-history', on: '2026-04-01', answer: 'yes' },
};

test('kinds stand in one list, the latest day first, each under its name', () => {
  const names = sortCare([treatment, statement]).map((entry) => nameOf(entry, careMessages));
  expect(names).toEqual(['No bite history', 'Flea treatment']);
});
