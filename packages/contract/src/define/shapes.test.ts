import { expect, test } from 'vitest';
import { calendarDate, code, id, idempotencyKey, instant, line, note, paging } from './shapes.ts';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['2026-11-21T00:00:00Z', false],
  ['', false],
])('calendar date %j: %s', (text, good) => {
  expect(takes(calendarDate)(text)).toBe(good);
});

test.each([
  ['2026-11-21T09:30:00Z', true],
  ['2026-11-21T09:30:00.123Z', true],
  ['2026-11-21T09:30:00+01:00', false],
  ['2026-11-21T09:30:00', false],
  ['0000-11-21T09:30:00Z', false],
  ['2026-02-30T09:30:00Z', false],
  ['2026-11-21', false],
])('instant %j: %s', (text, good) => {
  expect(takes(instant)(text)).toBe(good);
});

test('a line is trimmed, and never blank or too long', () => {
  expect(line(5).parse('  abc ')).toBe('abc');
  for (const bad of ['', '   ', 'abcdef', 1, null]) expect(takes(line(5))(bad)).toBe(false);
});

test('a note may be empty and may have several lines', () => {
  expect(note(20).parse('one\ntwo')).toBe('one\ntwo');
  expect(note(20).parse('')).toBe('');
});

test('text that no database can keep is refused: a zero byte, half of a surrogate pair', () => {
  for (const bad of ['a\u0000b', 'a\ud800', '\udc00b']) {
    for (const schema of [line(20), note(20), idempotencyKey]) expect(takes(schema)(bad)).toBe(false);
  }
  expect(takes(line(20))('🐕 Bello')).toBe(true);
});

test('an id is a UUID and a code a short machine name', () => {
  expect(takes(id)('01900000-0000-7000-8000-000000000000')).toBe(true);
  for (const bad of ['', '1', '01900000-0000-7000-8000-00000000000g']) expect(takes(id)(bad)).toBe(false);
  for (const good of ['rabies', 'a-1', 'x'.repeat(40)]) expect(takes(code)(good)).toBe(true);
  for (const bad of ['', 'Rabies', 'a b', 'x'.repeat(41)]) expect(takes(code)(bad)).toBe(false);
});

test('a page holds 1 to 100 items, 50 by default', () => {
  expect(paging.limit.parse(undefined)).toBe(50);
  for (const bad of [0, 101, 1.5, '5']) expect(takes(paging.limit)(bad)).toBe(false);
});

test('a line allows only visible characters; a note may have line breaks', () => {
  for (const bad of ['one\ntwo', 'Bis\u202ecuit', 'Bis\u200bcuit', '\u200d'])
    expect(takes(line(20))(bad)).toBe(false);
  expect(line(20).parse('Biscuit\n')).toBe('Biscuit');
});
