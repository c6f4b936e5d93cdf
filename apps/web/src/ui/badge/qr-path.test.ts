import { describe, expect, it } from 'vitest';
import { eyeCorners, type QrMatrix, qrPath } from './qr-path.ts';

const blank = (size: number): boolean[][] =>
  Array.from({ length: size }, () => Array<boolean>(size).fill(false));

const withDark = (size: number, ...cells: readonly (readonly [x: number, y: number])[]): QrMatrix => {
  const matrix = blank(size);
  for (const [x, y] of cells) (matrix[y] ?? [])[x] = true;
  return matrix;
};

describe('qrPath', () => {
  it('joins neighbours of a row into one rectangle', () => {
    expect(qrPath(withDark(21, [8, 10], [9, 10], [10, 10]))).toBe('M8 10h3v1h-3z');
  });

  it('parts runs at a light module and at the edge', () => {
    expect(qrPath(withDark(21, [8, 10], [10, 10], [20, 10]))).toBe(
      'M8 10h1v1h-1zM10 10h1v1h-1zM20 10h1v1h-1z',
    );
  });

  it('leaves the three eyes to be drawn with round corners', () => {
    expect(qrPath(withDark(21, [0, 0], [20, 0], [0, 20]))).toBe('');
    expect(eyeCorners(21)).toEqual([
      [0, 0],
      [14, 0],
      [0, 14],
    ]);
  });

  it('keeps the fourth corner, which has no eye', () => {
    expect(qrPath(withDark(21, [20, 20]))).toBe('M20 20h1v1h-1z');
  });
});
