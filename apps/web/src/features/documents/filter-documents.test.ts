import { expect, test } from 'vitest';
import { testDocument } from '../../../test/documents.ts';
import { byMonth } from './document-months.ts';
import { allPets, filterDocuments } from './filter-documents.ts';

const pets = [
  { id: 'p1', name: 'Biscuit' },
  { id: 'p2', name: 'Juniper' },
];
const outcome = { ...testDocument().outcome, clinic: 'Harbor Street' };
const rabies = testDocument({ id: 'd1', petId: 'p1', title: 'Rabies 2026', outcome });
const fecal = testDocument({ id: 'd2', petId: 'p2', title: 'Fecal test', kind: 'lab_result' });
const found = (search: string, petId = allPets) =>
  filterDocuments([rabies, fecal], { petId, search }, pets).map(({ id }) => id);

test.each([
  ['', ['d1', 'd2']],
  ['RABIES', ['d1']],
  ['  harbor  rabies ', ['d1']],
  ['lab', ['d2']],
  ['juniper', ['d2']],
  ['rabies juniper', []],
])('the search "%s" finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('of one pet only its documents are found', () => {
  expect(found('', 'p2')).toEqual(['d2']);
  expect(found('rabies', 'p2')).toEqual([]);
});

test('documents of a month are together, and the months keep the order of the list', () => {
  const added = (id: string, createdAt: string) => testDocument({ id, createdAt });
  const list = [
    added('a', '2026-11-14T12:00:00.000Z'),
    added('b', '2026-11-03T12:00:00.000Z'),
    added('c', '2025-11-20T12:00:00.000Z'),
  ];
  const months = byMonth(list, (instant) => instant.slice(0, 7));
  expect(months.map(({ name, documents }) => [name, documents.map(({ id }) => id)])).toEqual([
    ['2026-11', ['a', 'b']],
    ['2025-11', ['c']],
  ]);
});
