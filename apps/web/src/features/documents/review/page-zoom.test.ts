import { expect, test } from 'vitest';
import { firstZoom } from './page-zoom.ts';

const row = (x: number, width: number) => ({ x, width });

test.each([
  ['a page without rows', [], true, 100],
  ['a page without rows on a phone', [], false, 100],
  ['rows on a phone', [row(0.1, 0.8)], false, 150],
  ['narrow rows, which are seen whole when they are larger', [row(0.1, 0.6)], true, 150],
  ['rows that would be cut', [row(0.1, 0.7)], true, 100],
  ['rows across the page', [row(0.02, 0.5), row(0.5, 0.48)], true, 100],
])('%s', (_, rows, isWide, zoom) => {
  expect(firstZoom(rows, isWide)).toBe(zoom);
});
