import { expect, test } from 'vitest';
import { findNulCharacters } from './find-nul-characters.ts';

test('a NUL anywhere in an input is reported with its path', () => {
  const input = { name: 'Rex', clinic: { name: 'A\u0000B' }, alerts: ['fine', '\u0000'] };
  expect(findNulCharacters(input).map(({ path }) => path)).toEqual(['clinic.name', 'alerts.1']);
});

test('text that can be stored passes', () => {
  expect(findNulCharacters({ name: 'Zoë 🐾 \u200f', weightKg: 4, clinic: null })).toEqual([]);
  expect(findNulCharacters(null)).toEqual([]);
});
