import { describe, expect, test } from 'vitest';
import { confirmedOf, draftOf, isComplete, isDrafts } from './proposal-draft.ts';
import type { Proposal } from './use-documents.ts';

const place = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const read = (value: string | null, candidates: string[] = value ? [value] : []) => ({
  value,
  candidates,
  confidence: 1,
  place,
});
const proposal: Proposal = {
  id: '1',
  text: 'Rabies 3yr 03/04/25',
  place,
  vaccine: read('rabies-3y'),
  administeredOn: read(null, ['2025-03-04', '2025-04-03']),
  expiresOn: read(null),
  lotNumber: read('A1'),
  manufacturer: read(null),
  veterinarian: read(null),
};

describe('a proposal', () => {
  test('with a date that can be read in two ways is not complete', () => {
    const draft = draftOf(proposal);
    expect(draft).toMatchObject({ vaccine: 'rabies-3y', administeredOn: null, lotNumber: 'A1', taken: true });
    expect(isComplete(draft)).toBe(false);
    expect(isComplete({ ...draft, administeredOn: '2025-03-04' })).toBe(true);
  });
  test('left out needs nothing and is not sent', () => {
    const left = { ...draftOf(proposal), taken: false };
    expect(isComplete(left)).toBe(true);
    expect(confirmedOf([left])).toEqual([]);
  });
  test('taken over is sent without empty texts', () => {
    const draft = { ...draftOf(proposal), administeredOn: '2025-03-04', lotNumber: ' ' };
    expect(confirmedOf([draft])).toEqual([
      { vaccine: 'rabies-3y', administeredOn: '2025-03-04', expiresOn: null, lotNumber: null },
    ]);
  });
});

test('only drafts are taken for drafts', () => {
  expect([[], [draftOf(proposal)], null, [{}], 'x'].map(isDrafts)).toEqual([true, true, false, false, false]);
});
