import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal/index.ts';
import { pageOf, readCursor } from './page.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const keyOf = (row: { id: string }) => [row.id];

test('one row more than the limit means that there is a next page, which begins after the last row shown', () => {
  const page = pageOf(rows, 2, keyOf);
  expect(page.items).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(readCursor(page.nextCursor ?? undefined, ['text'])).toEqual(['b']);
});

test('the last page has no cursor', () => {
  expect(pageOf(rows, 3, keyOf)).toEqual({ items: rows, nextCursor: null });
  expect(pageOf([], 3, keyOf)).toEqual({ items: [], nextCursor: null });
});

test('no cursor means the first page', () => {
  expect(readCursor(undefined, ['id'])).toBeNull();
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test.each([
  ['a text that is no cursor', 'nonsense'],
  ['an empty text', ''],
  ['too few parts', encode([])],
  ['too many parts', encode(['01900000-0000-7000-8000-000000000000', 'b'])],
  ['a part that is no text', encode([1])],
  ['no list', encode('a')],
  ['a part that is no id', encode(['x'])],
])('%s is refused at its path', (_, cursor) => {
  expect(() => readCursor(cursor, ['id'])).toThrow(Refusal);
});

test('each part of a cursor must have the type that the list sorts by', () => {
  expect(() => readCursor(encode(['yesterday']), ['instant'])).toThrow(Refusal);
  expect(() => readCursor(encode(['2026-02-30']), ['date'])).toThrow(Refusal);
  expect(() => readCursor(encode(['one']), ['number'])).toThrow(Refusal);
  const good = ['2026-02-28T10:00:00.000Z', '2026-02-28', '7'];
  expect(readCursor(encode(good), ['instant', 'date', 'number'])).toEqual(good);
});

test('a cursor is read as it was written, whatever the keys', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 3 }), (key) => {
      const { nextCursor } = pageOf([key, key], 1, (row) => row);
      expect(
        readCursor(
          nextCursor ?? undefined,
          key.map(() => 'text' as const),
        ),
      ).toEqual(key);
    }),
  );
});
