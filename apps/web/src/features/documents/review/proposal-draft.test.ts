import { describe, expect, test } from 'vitest';
import type { Proposal } from '../use-documents.ts';
import {
  blankDraft,
  confirmedOf,
  isAdded,
  isComplete,
  isDrafts,
  isUnread,
  proposalDraftOf,
} from './proposal-draft.ts';

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
    const draft = proposalDraftOf(proposal);
    expect(draft).toMatchObject({ vaccine: 'rabies-3y', administeredOn: null, lotNumber: 'A1', taken: true });
    expect(isComplete(draft)).toBe(false);
    expect(isComplete({ ...draft, administeredOn: '2025-03-04' })).toBe(true);
  });
  test('left out needs nothing and is not sent', () => {
    const left = { ...proposalDraftOf(proposal), taken: false };
    expect(isComplete(left)).toBe(true);
    expect(confirmedOf([left], [])).toEqual([]);
  });
  test('taken over is sent without empty texts', () => {
    const draft = { ...proposalDraftOf(proposal), administeredOn: '2025-03-04', lotNumber: ' ' };
    expect(confirmedOf([draft], [])).toEqual([
      { vaccine: 'rabies-3y', administeredOn: '2025-03-04', expiresOn: null, lotNumber: null },
    ]);
  });
});

test('a row without a vaccine or a day is one that could not be read; a choice of two is read', () => {
  expect(isUnread(proposal)).toBe(false);
  expect(isUnread({ ...proposal, vaccine: read(null) })).toBe(true);
  expect(isUnread({ ...proposal, administeredOn: read(null) })).toBe(true);
});

test('a row that was added is asked for its vaccine and day, and sent like the others', () => {
  const blank = blankDraft('x');
  expect([isAdded(blank), isAdded(proposalDraftOf(proposal)), isComplete(blank)]).toEqual([
    true,
    false,
    false,
  ]);
  const filled = { ...blank, vaccine: 'rabies-3y', administeredOn: '2025-03-04' };
  expect(confirmedOf([filled], [])).toEqual([
    { vaccine: 'rabies-3y', administeredOn: '2025-03-04', expiresOn: null, lotNumber: null },
  ]);
});

describe('a row that repeats a dose on record', () => {
  const typed = { id: 'typed', vaccine: 'rabies-1y', administeredOn: '2025-03-04', state: 'active' };
  const draft = { ...proposalDraftOf(proposal), administeredOn: '2025-03-04' };
  test('takes its place, unless its owner keeps both', () => {
    expect(confirmedOf([draft], [typed])).toMatchObject([{ vaccine: 'rabies-3y', replaces: 'typed' }]);
    expect(confirmedOf([{ ...draft, keepBoth: true }], [typed])[0]).not.toHaveProperty('replaces');
  });
  test('takes it once, however many rows look like it', () => {
    const sent = confirmedOf([draft, { ...draft, id: '2' }], [typed]);
    expect(sent.map((one) => 'replaces' in one)).toEqual([true, false]);
  });
});

test('only drafts are taken for drafts', () => {
  expect([[], [proposalDraftOf(proposal)], null, [{}], 'x'].map(isDrafts)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the maker, the veterinarian and the tag that were read are kept', () => {
  const found = {
    ...proposal,
    administeredOn: read('2025-03-04'),
    manufacturer: read('Zoetis'),
    veterinarian: read('Dr.  Ingrid Ortiz'),
    tagNumber: read('77-1204'),
  };
  const kept = { manufacturer: 'Zoetis', veterinarian: 'Dr. Ingrid Ortiz', tagNumber: '77-1204' };
  expect(confirmedOf([proposalDraftOf(found)], [])).toMatchObject([kept]);
  const [cleared] = confirmedOf([{ ...proposalDraftOf(found), tagNumber: ' ' }], []);
  expect(cleared).not.toHaveProperty('tagNumber');
  const long = proposalDraftOf({ ...found, tagNumber: read('7'.repeat(200)) });
  expect(long.tagNumber).toHaveLength(60);
});
