import { parseArgs } from 'node:util';
import { campaigns } from './campaigns.ts';

export interface CampaignOptions {
  readonly names: readonly string[];
  readonly seed: number;
  /** Rounds are repeated with the next seed until this time has passed; null for a single round. */
  readonly minutes: number | null;
  readonly count: number | null;
}

/** Parses the command line; returns a usage text if it is not understood. */
export function readOptions(args: readonly string[]): CampaignOptions | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seed: { type: 'string' }, minutes: { type: 'string' }, count: { type: 'string' } },
  });
  const names = positionals.includes('all') ? Object.keys(campaigns) : positionals;
  const unknown = names.filter((name) => !Object.hasOwn(campaigns, name));
  if (unknown.length > 0) return `There is no campaign ${unknown.join(', ')}.\n\n${usage}`;
  if (names.length === 0) return usage;
  const numbers = [values.seed ?? '1', values.minutes ?? '1', values.count ?? '1'].map(Number);
  if (numbers.some((number) => !(number > 0)))
    return `--seed, --minutes and --count take a number above 0.\n\n${usage}`;
  return {
    names,
    seed: Number(values.seed ?? 1),
    minutes: values.minutes === undefined ? null : Number(values.minutes),
    count: values.count === undefined ? null : Number(values.count),
  };
}

const usage = [
  'npm run campaign -- <name…|all> [--minutes N] [--seed S] [--count N]',
  '',
  ...Object.entries(campaigns).map(([name, { about, unit, count }]) => {
    return `  ${name.padEnd(14)} ${about} (${count.toLocaleString('en-US')} ${unit})`;
  }),
].join('\n');
