import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const cell = (value: unknown) => toCsv(['it'], [[value]]).split('\r\n')[1];

describe('a table for spreadsheets', () => {
  it('names its columns first', () => {
    const rows = [
      ['Biscuit', 3],
      ['Miso', 4],
    ];
    expect(toCsv(['name', 'age'], rows)).toBe('\uFEFFname,age\r\nBiscuit,3\r\nMiso,4\r\n');
  });

  it('is only its columns where there are no rows', () => {
    expect(toCsv(['name'], [])).toBe('\uFEFFname\r\n');
  });

  it.each([
    [null, ''],
    [undefined, ''],
    [false, 'false'],
    [-3, '-3'],
    [['bites', 'runs'], 'bites; runs'],
    [{ kind: 'waiver' }, '"{""kind"":""waiver""}"'],
    ['Smith, Jane', '"Smith, Jane"'],
    ['the "good" one', '"the ""good"" one"'],
    ['two\nlines', '"two\nlines"'],
    ['Zoë', 'Zoë'],
  ])('%j becomes %j', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    '%j is no formula any more',
    (typed) => {
      expect(cell(typed)).toBe(`'${typed}`);
    },
  );
});
