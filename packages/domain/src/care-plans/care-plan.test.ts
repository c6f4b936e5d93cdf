import { expect, test } from 'vitest';
import { plannedCare } from './care-plan.ts';

const plan = { feeding: 'One cup at 8 and 6', medication: null, routine: 'Walk after lunch' };

test('a plan asks for the parts that are filled in', () => {
  expect(plannedCare(plan)).toEqual(['fed', 'walked']);
  expect(plannedCare({ feeding: null, medication: null, routine: null })).toEqual([]);
});
