import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaigns } from './campaigns.ts';
import { addFigures, readFigures, textOfFigures } from './figures.ts';
import { readOptions } from './options.ts';
import { withResult } from './results-table.ts';

const result = {
  ...{ name: 'functions', about: 'every function', on: '2026-11-23', commit: 'abc1234', seeds: '1 to 3' },
  ...{ tried: '300,000 calls', minutes: 12.34, held: true },
};
const page = '# Reliability\n\nText.\n\n<!-- campaigns --><!-- /campaigns -->\n\nEnd.\n';

test('a result is entered, and replaces the one of before', () => {
  const once = withResult(page, result);
  expect(once).toContain(
    '| functions | every function | 2026-11-23 | abc1234 | 1 to 3 | 300,000 calls | 12.3 | held |',
  );
  const twice = withResult(withResult(once, { ...result, name: 'engine' }), { ...result, held: false });
  expect(twice.match(/^\| functions .*$/gm)).toEqual([expect.stringMatching(/failed \|$/)]);
  expect(twice.indexOf('| engine')).toBeLessThan(twice.indexOf('| functions'));
  expect(twice).toMatch(
    /^# Reliability\n\nText\.\n\n<!-- campaigns -->[\s\S]*<!-- \/campaigns -->\n\nEnd\.\n$/,
  );
});

test('without a name the campaigns are listed, and an unknown one is named', () => {
  expect(readOptions([])).toContain('functions');
  expect(readOptions(['engines'])).toContain('There is no campaign engines.');
  expect(readOptions(['functions', '--seed', 'x'])).toContain('take a number');
  expect(readOptions(['all', '--minutes', '5'])).toMatchObject({
    names: Object.keys(campaigns),
    minutes: 5,
    seed: 1,
  });
});

test('what tests counted is added up by its unit', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'figures.jsonl');
  expect(textOfFigures(readFigures(file))).toBeNull();
  writeFileSync(
    file,
    '{"unit":"executions","count":1000}\n{"unit":"executions","count":234}\n{"unit":"runs","count":2}\n',
  );
  const once = readFigures(file);
  expect(textOfFigures(addFigures(once, once))).toBe('2,468 executions, 4 runs');
});

test.each(Object.entries(campaigns))('%s names files that are there', (_, { files }) => {
  for (const file of files) {
    const found =
      existsSync(file) && (file.endsWith('.ts') || globSync(`${file}/**/*.property.test.ts`).length > 0);
    expect([file, found]).toEqual([file, true]);
  }
});
