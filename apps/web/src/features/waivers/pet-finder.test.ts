import { expect, test } from 'vitest';
import { shownPets } from './pet-finder.tsx';

const pets = [
  'Pickle',
  'Pip',
  'Biscuit',
  'PIA',
  ...Array.from({ length: 9 }, (_, index) => `Rex ${index}`),
].map((name) => ({ id: name, name }));
const emptyPortrait: ReadonlySet<string> = new Set();
const names = (query: string, chosen = emptyPortrait) =>
  shownPets(pets, query, chosen).map(({ name }) => name);

test.each(['', 'P', ' p ', 'ckle'])('%o names no one', (query) => {
  expect(names(query)).toEqual([]);
});

test('a name is found by its first letters, small or large', () => {
  expect(names('pi')).toEqual(['Pickle', 'Pip', 'PIA']);
});

test('what is chosen stays in sight while another is looked for', () => {
  expect(names('bis', new Set(['Pip']))).toEqual(['Pip', 'Biscuit']);
});

test('at most six are shown', () => {
  expect(names('rex')).toHaveLength(6);
});

test('anyone who types the whole name finds every pet of that name', () => {
  const lunas = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: 'Luna' }));
  expect(shownPets([...lunas, ...pets], 'luna', emptyPortrait)).toHaveLength(9);
});
