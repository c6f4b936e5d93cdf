import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDocuments } from '../../tools/documents/generate.ts';
import type { GeneratedDocument, Split } from '../../tools/documents/truth.ts';
import { keepResult, median, rounded } from '../keep-result.ts';
import type { TimedReading } from './read-in-process.ts';
import { type DocumentScore, type Failure, scoreDocument } from './score-document.ts';
import { groupedTable, summarise } from './summarise.ts';

export interface ReadingOptions {
  readonly split: Split;
  readonly count: number;
  readonly seed: string;
  /** The names of the readers; the tables and the failures are of the first. */
  readonly readers: readonly string[];
}

const pictures = fileURLToPath(new URL('../results/documents/', import.meta.url));

/** Reads generated documents and compares the results with what is printed on them. */
export async function measureReading(options: ReadingOptions): Promise<void> {
  const documents = await generateDocuments(options);
  const compared: Record<string, Measured> = {};
  for (const reader of options.readers) compared[reader] = await measureReader(documents, reader);
  const [first] = Object.values(compared);
  if (first === undefined) return;
  const { scores, cost } = first;
  const media = groupedTable(scores, ({ truth }) => truth.medium);
  const layouts = groupedTable(scores, ({ truth }) => truth.layout);
  const languages = groupedTable(scores, ({ truth }) => truth.language);
  const { all: _, ...byLanguage } = languages;
  console.table(media);
  console.table(layouts);
  console.table(byLanguage);
  console.log(`${documents.length} documents of the ${options.split} layouts:`, cost);
  const readers = Object.fromEntries(
    Object.entries(compared).map(([name, measured]) => [name, totalsOf(measured)]),
  );
  if (options.readers.length > 1) console.table(readers);
  const failures = await keepFailures(documents, scores);
  for (const [cause, { count }] of Object.entries(failures))
    console.log(`${String(count).padStart(5)} ${cause}`);
  await keepResult('reading', {
    ...options,
    all: summarise(scores),
    cost,
    readers,
    media,
    layouts,
    languages,
    failures,
  });
  console.log('Failures by cause, with the documents: bench/results/reading/ and bench/results/documents/');
}

/** What one reader made of the documents. */
interface Measured {
  readonly scores: readonly DocumentScore[];
  readonly cost: ReturnType<typeof costOf>;
}

async function measureReader(documents: readonly GeneratedDocument[], reader: string): Promise<Measured> {
  const readings = await readAll(documents, reader);
  const scores = documents.map(({ truth }, at) =>
    scoreDocument(truth, (readings[at] as TimedReading).reading),
  );
  return { scores, cost: costOf(documents, readings) };
}

function totalsOf({ scores, cost }: Measured) {
  const byMedium = groupedTable(scores, ({ truth }) => truth.medium);
  const f1 = Object.entries(byMedium).map(([medium, summary]) => [`F1 ${medium}`, summary.f1]);
  const { falseDoses, silentGuesses, lots } = summarise(scores);
  return { ...Object.fromEntries(f1), falseDoses, silentGuesses, lots, ...cost };
}

const readingProcess = fileURLToPath(new URL('./read-in-process.ts', import.meta.url));

async function readAll(documents: readonly GeneratedDocument[], reader: string): Promise<TimedReading[]> {
  const readings: TimedReading[] = [];
  let child: ChildProcess | null = null;
  try {
    for (const [at, document] of documents.entries()) {
      if (at % 20 === 0) console.log(`${reader}: ${at} of ${documents.length}`);
      child ??= fork(readingProcess, { serialization: 'advanced' });
      child.send({ document, reader });
      const timed = await answerOf(child);
      if (timed === null) child = null;
      readings.push(timed ?? notRead(document));
    }
    return readings;
  } finally {
    child?.kill();
  }
}

/** Null if the process ended instead, as native code can make it. */
async function answerOf(child: ChildProcess): Promise<TimedReading | null> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const [timed] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [null]),
    ]);
    return timed;
  } finally {
    settled.abort();
  }
}

function notRead({ truth }: GeneratedDocument): TimedReading {
  const reading = { rows: [], unreadCount: 0, failure: 'the process ended' };
  return { id: truth.id, reading, seconds: 0, cpuSeconds: 0, peakMiB: 0 };
}

function costOf(documents: readonly GeneratedDocument[], readings: readonly TimedReading[]) {
  const perPage = (of: (timed: TimedReading) => number) =>
    rounded(median(readings.map((timed, at) => of(timed) / (documents[at]?.truth.pageCount ?? 1))), 2);
  return {
    secondsPerPage: perPage(({ seconds }) => seconds),
    cpuSecondsPerPage: perPage(({ cpuSeconds }) => cpuSeconds),
    slowestSeconds: rounded(Math.max(...readings.map(({ seconds }) => seconds)), 1),
    peakMiB: Math.max(...readings.map(({ peakMiB }) => peakMiB)),
  };
}

type Causes = Record<
  string,
  { count: number; cases: (Omit<Failure, 'cause'> & { file: string; layout: string; medium: string })[] }
>;

/** The errors by cause, with a copy of each affected document. */
async function keepFailures(
  documents: readonly GeneratedDocument[],
  scores: readonly DocumentScore[],
): Promise<Causes> {
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const causes: Causes = {};
  for (const [at, { truth, failures }] of scores.entries()) {
    const { file } = documents[at] as GeneratedDocument;
    if (failures.length > 0) await copyFile(file, join(pictures, basename(file)));
    for (const { cause, ...what } of failures) {
      const own = causes[cause] ?? { count: 0, cases: [] };
      causes[cause] = own;
      own.count += 1;
      own.cases.push({
        file: `reading/${basename(file)}`,
        layout: truth.layout,
        medium: truth.medium,
        ...what,
      });
    }
  }
  return Object.fromEntries(Object.entries(causes).sort(([, a], [, b]) => b.count - a.count));
}
