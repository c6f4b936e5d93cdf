import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../tools/chromium/find-chromium.ts';
import { keepResult } from './keep-result.ts';

const run = promisify(execFile);
const lighthouse = join(
  fileURLToPath(new URL('./peers/', import.meta.url)),
  'node_modules/lighthouse/cli/index.js',
);
const signedOut = ['/', '/login', '/register'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goal = 100;

type Scores = Readonly<Record<(typeof categories)[number], number>> & {
  readonly shift: number;
  readonly paintMs: number;
};

/** Lighthouse's mobile preset on the public pages and that of a business, the median of several visits. */
export async function measurePages(baseUrl: string, business: string, visits: number): Promise<void> {
  if (!existsSync(lighthouse)) {
    console.log('Lighthouse: run npm run bench:peers first.');
    return;
  }
  const table: Record<string, Scores> = {};
  for (const page of [...signedOut, business]) {
    const seen: Scores[] = [];
    for (let visit = 0; visit < visits; visit++) seen.push(await visitOnce(`${baseUrl}${page}`));
    table[page === business ? '/b/{slug}' : page] = medianOf(seen);
  }
  console.table(table);
  const lowest = Math.min(...Object.values(table).flatMap((scores) => categories.map((key) => scores[key])));
  console.log(`Lighthouse, mobile, median of ${visits}: lowest ${lowest}, goal at least ${goal}.`);
  await keepResult('pages', { visits, table });
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

async function visitOnce(url: string): Promise<Scores> {
  const { path, env } = await findChromium();
  const file = join(tmpdir(), `clearpaw-lighthouse-${process.pid}.json`);
  const flags = '--chrome-flags=--headless=shell --no-sandbox --disable-gpu';
  const args = [lighthouse, url, '--output=json', `--output-path=${file}`, '--quiet', flags];
  await run(process.execPath, args, { env: { ...process.env, ...env, CHROME_PATH: path } });
  const { categories: scored, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  if (process.env.BENCH_REASONS) {
    const poor = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    for (const { title, score } of poor) console.log(`${url} ${score} ${title}`);
  }
  const percent = (key: string) => Math.round((scored[key]?.score ?? 0) * 100);
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best-practices': percent('best-practices'),
    seo: percent('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    paintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  };
}

function medianOf(seen: readonly Scores[]): Scores {
  const median = (key: keyof Scores) => {
    const sorted = seen.map((scores) => scores[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    shift: median('shift'),
    paintMs: median('paintMs'),
  };
}
