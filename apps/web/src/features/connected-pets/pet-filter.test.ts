import { expect, test } from 'vitest';
import { everyPet, inputOf, isNarrowed } from './pet-filter.ts';

test('what is any is not said', () => {
  expect(inputOf('b', everyPet)).toEqual({ businessId: 'b', sort: 'attention' });
  expect(inputOf('b', { ...everyPet, search: '  ' })).toEqual({ businessId: 'b', sort: 'attention' });
});

test('everything that is chosen is said, in the words of the contract', () => {
  const named = { rule: 'rabies', service: 'daycare' };
  const filter = { ...named, search: ' rex ', verdict: 'expiring', within: '30', sort: 'visited' } as const;
  expect(inputOf('b', filter)).toEqual({
    businessId: 'b',
    sort: 'visited',
    search: 'rex',
    ...named,
    verdict: 'expiring',
    withinDays: 30,
  });
});

test.each([
  { search: 'rex' },
  { verdict: 'expiring' },
  { within: '30' },
  { rule: 'rabies' },
  { service: 'daycare' },
] as const)('a list with %o leaves something out', (choice) => {
  expect(isNarrowed({ ...everyPet, ...choice })).toBe(true);
});

test('a list in another order leaves nothing out', () => {
  expect(isNarrowed({ ...everyPet, search: ' ', sort: 'name' })).toBe(false);
});
