import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, campaigns } from './campaign/campaigns.ts';
import { addFigures, type Figures, readFigures, textOfFigures } from './campaign/figures.ts';
import { type CampaignOptions, readOptions } from './campaign/options.ts';
import { withResult } from './campaign/results-table.ts';

const resultsPage = 'docs/reliability.md';

/** `npm run campaign -- functions --minutes 30`: runs more cases than `npm test` does, and records the results. */
const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.log(options);
  process.exit(process.argv.length > 2 ? 1 : 0);
}
const outcomes = options.names.map((name) => runCampaign(name, options));
process.exit(outcomes.every(Boolean) ? 0 : 1);

function runCampaign(name: string, { seed, minutes, count }: CampaignOptions): boolean {
  const campaign = campaigns[name] as Campaign;
  const each = count ?? campaign.count;
  const started = Date.now();
  const minutesSoFar = () => (Date.now() - started) / 60_000;
  let [rounds, tests, held] = [0, 0, true];
  let figures: Figures = new Map();
  do {
    const round = runRound(campaign, { count: each, seed: seed + rounds });
    tests += round.passed;
    figures = addFigures(figures, round.figures);
    held = round.failed === 0;
    if (!held)
      console.log(`\nRepeat it: npm run campaign -- ${name} --seed ${seed + rounds} --count ${each}`);
    rounds += 1;
  } while (held && minutes !== null && minutesSoFar() < minutes);
  const result = {
    ...{ name, about: campaign.about, held, minutes: minutesSoFar() },
    ...{ on: new Date().toISOString().slice(0, 10), commit: commitOf() },
    seeds: rounds === 1 ? String(seed) : `${seed} to ${seed + rounds - 1}`,
    tried: `${textOfFigures(figures) ?? `${(each * rounds).toLocaleString('en-US')} ${campaign.unit}`}; ${tests.toLocaleString('en-US')} tests`,
  };
  console.log(
    `\n${name}: ${result.tried}, seeds ${result.seeds}, ${result.minutes.toFixed(1)} minutes: ${held ? 'held' : 'failed'}`,
  );
  writeFileSync(resultsPage, withResult(readFileSync(resultsPage, 'utf8'), result));
  return held;
}

function runRound(campaign: Campaign, round: { readonly count: number; readonly seed: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-campaign-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const files = campaign.files.flatMap((file) => (file.endsWith('.ts') ? [file] : [`${file}/`]));
  const args = ['--no-install', 'vitest', 'run', '--project', campaign.project, ...reporters, ...files];
  const figuresFile = join(folder, 'figures.jsonl');
  const env = { ...process.env, ...campaign.environment(round), CAMPAIGN_FIGURES: figuresFile };
  const { status } = spawnSync('npx', args, { env, stdio: 'inherit' });
  const counted = countsIn(report);
  const figures = readFigures(figuresFile);
  rmSync(folder, { recursive: true });
  // A file that could not be loaded fails the run without failing a test.
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed);
  return { passed: counted.passed, failed, figures };
}

function countsIn(report: string): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The commit, with a plus if files were changed since. */
function commitOf(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', `:!${resultsPage}`);
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
}
