import { parseArgs } from 'node:util';
import { splits } from '../../tools/documents/truth.ts';
import type { ReadingOptions } from './measure-reading.ts';

/** As many of the test layouts as the goals are stated for. */
const testCount = '420';
const developmentCount = '120';

/**
 * Parses, for example, `npm run bench -- reading --split development --count 60`. `BENCH_SPLIT` and `BENCH_DOCUMENTS`
 * have the same effect; `--seed` gives different documents, `--reader` one reader or several,
 * separated by commas.
 */
export function readingOptions(args: readonly string[]): {
  readonly wanted: ReadonlySet<string>;
  readonly reading: ReadingOptions;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      split: { type: 'string', default: process.env.BENCH_SPLIT ?? 'test' },
      count: { type: 'string' },
      seed: { type: 'string', default: process.env.BENCH_SEED ?? '1' },
      reader: { type: 'string', default: 'product' },
    },
  });
  const split = splits.find((one) => one === values.split);
  if (split === undefined) throw new Error(`--split is ${splits.join(' or ')}, not ${values.split}.`);
  const usual = split === 'test' ? testCount : developmentCount;
  const count = Number(values.count ?? process.env.BENCH_DOCUMENTS ?? usual);
  if (!Number.isInteger(count) || count < 1) throw new Error('--count is a whole number above 0.');
  return {
    wanted: new Set(positionals),
    reading: { split, count, seed: values.seed, readers: values.reader.split(',') },
  };
}
