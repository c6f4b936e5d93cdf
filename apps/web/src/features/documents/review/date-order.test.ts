import { expect, test } from 'vitest';
import { answersOf, askedDateOrder } from './date-order.ts';
import { proposalOf } from './testing/proposal.ts';

const field = (...candidates: string[]) => ({
  value: candidates.length === 1 ? (candidates[0] ?? null) : null,
  candidates,
  confidence: 0.5,
  place: null,
});
const rabies = proposalOf({
  id: 'a',
  text: 'Rabies 3yr 06/05/2024 06/05/27 18844A',
  administeredOn: field('2024-05-06', '2024-06-05'),
  expiresOn: field('2027-05-06', '2027-06-05'),
});
const parvo = proposalOf({
  id: 'b',
  text: 'Parvo 1/2/2024',
  administeredOn: field('2024-02-01', '2024-01-02'),
});

test('the order is asked once, with the first date as it is printed', () => {
  expect(askedDateOrder([rabies, parvo])).toEqual({
    printed: '06/05/2024',
    monthFirst: '2024-06-05',
    dayFirst: '2024-05-06',
  });
});

test('one answer says every date of the document', () => {
  expect(answersOf([rabies, parvo], 'monthFirst')).toEqual([
    { id: 'a', part: { administeredOn: '2024-06-05', expiresOn: '2027-06-05' } },
    { id: 'b', part: { administeredOn: '2024-01-02' } },
  ]);
  expect(answersOf([rabies, parvo], 'dayFirst')).toEqual([
    { id: 'a', part: { administeredOn: '2024-05-06', expiresOn: '2027-05-06' } },
    { id: 'b', part: { administeredOn: '2024-02-01' } },
  ]);
});

test('a clear date, and one in doubt for another reason, are not asked', () => {
  const clear = proposalOf({ id: 'c', text: 'Rabies 06/25/2024', administeredOn: field('2024-06-25') });
  const smudged = proposalOf({
    id: 'd',
    text: 'Rabies 0?/05/2024',
    administeredOn: field('2024-06-05', '2024-08-05'),
  });
  expect(askedDateOrder([clear, smudged])).toBeNull();
  expect(answersOf([clear, smudged], 'monthFirst')).toEqual([]);
});
