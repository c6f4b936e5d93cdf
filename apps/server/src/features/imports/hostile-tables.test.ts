import { expect, test } from 'vitest';
import { openTable } from './reading/index.ts';
import { hostileTables } from './testing/hostile-tables.ts';

const draft = { mapping: null, today: '2026-11-23', withValues: true };

test('there are at least 60 kinds of them, each with its own name', () => {
  expect(new Set(hostileTables.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

test.each(hostileTables)(
  '$name',
  async ({ bytes, answer }) => {
    const pieces: string[] = [];
    const take = async (piece: string) => {
      pieces.push(piece);
    };
    const opened = await openTable('hostile', { ...draft, bytes }, take);
    if (!opened) throw new Error('The reader was busy.');
    if ('fault' in opened) return expect(opened.fault).toBe(answer);
    const { rows, problems } = opened.table;
    expect({ rows, problems }).toEqual(answer);
    const read = pieces.flatMap((piece) => JSON.parse(piece) as { problems: { message: string }[] }[]);
    for (const { message } of read.flatMap((row) => row.problems)) expect(message).toMatch(/^[A-Z].+[.]$/);
  },
  60_000,
);
