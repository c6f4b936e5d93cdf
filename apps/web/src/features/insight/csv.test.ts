import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('names come first, cells are quoted only where they must be', () => {
  expect(
    csvOf(
      ['day', 'note'],
      [
        ['2026-03-01', 'a "b", c'],
        ['2026-03-02', 4],
      ],
    ),
  ).toBe('day,note\r\n2026-03-01,"a ""b"", c"\r\n2026-03-02,4');
});

test('a name that looks like a formula stays a name', () => {
  expect(csvOf(['pet'], [['=1+1'], ['@sum'], ['-3'], [-3]])).toBe("pet\r\n'=1+1\r\n'@sum\r\n'-3\r\n-3");
});
