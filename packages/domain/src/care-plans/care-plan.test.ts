import { expect, test } from 'vitest';
import { plannedCare, unloggedCare } from './care-plan.ts';

const plan = { feeding: 'One cup at 8 and 6', medication: null, routine: 'Walk after lunch' };
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];

test('a plan asks for the parts that are filled in', () => {
  expect(plannedCare(plan)).toEqual(['fed', 'walked']);
  expect(plannedCare({ feeding: null, medication: null, routine: null })).toEqual([]);
});

test('days on which something was not logged come first, and only these', () => {
  const logged = [
    { day: '2026-11-20', item: 'fed' },
    { day: '2026-11-20', item: 'walked' },
    { day: '2026-11-21', item: 'walked' },
    { day: '2026-11-22', item: 'note' },
  ] as const;
  expect(unloggedCare(plan, days, logged)).toEqual([
    { day: '2026-11-22', items: ['fed', 'walked'] },
    { day: '2026-11-21', items: ['fed'] },
  ]);
});

test('nothing is unlogged where nothing is asked for', () => {
  expect(unloggedCare({ feeding: null, medication: null, routine: null }, days, [])).toEqual([]);
});
