import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import type { SourceFile } from './source-files.ts';

// The pure backend gives the same result on every machine; the others are programs for specific systems.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Patterns that take more than linear time, but only on short texts: each with what limits their length. */
export type PatternExcuses = Readonly<Record<string, string>>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly value?: unknown;
  readonly name?: string;
  readonly callee?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
}

interface Found {
  readonly path: string;
  readonly line: number;
  /** Undefined if it is assembled at run time. */
  readonly pattern: string | undefined;
  readonly flags: string;
}

/**
 * Finds regular expressions whose time grows faster than the text, because text from outside could then block the
 * server.
 */
export function checkPatterns(files: readonly SourceFile[], excuses: PatternExcuses): string[] {
  const verdicts = readVerdicts();
  const known = verdicts.size;
  const problems = files
    .filter(({ isTest }) => !isTest)
    .flatMap(patternsIn)
    .flatMap(({ path, line, pattern, flags }) => {
      if (pattern === undefined)
        return [
          `${path}:${line} makes a pattern while running, whose time nobody can judge; write it out, or compare the text`,
        ];
      const written = `/${pattern}/${flags}`;
      if (!verdicts.has(written)) verdicts.set(written, judge(pattern, flags));
      const verdict = verdicts.get(written);
      if (!verdict || written in excuses) return [];
      return [`${path}:${line} ${written} takes ${verdict} time; bound it, or work on the text by a loop`];
    });
  if (verdicts.size > known) writeVerdicts(verdicts);
  return problems;
}

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const cacheFolder = new URL('../../node_modules/.cache/', import.meta.url);
const cacheFile = new URL(`patterns-${version}.json`, cacheFolder);

/** All patterns take half a minute of computing; a verdict about one never changes, so only new ones are judged. */
function readVerdicts(): Map<string, string | null> {
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string | null>),
    );
  } catch {
    return new Map();
  }
}

function writeVerdicts(verdicts: ReadonlyMap<string, string | null>): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(verdicts)));
}

/** Bounded by steps and not by time, and with one seed: a busy machine judges as a quiet one does. */
const limits = {
  ...{ randomSeed: 1, timeout: 300_000 },
  ...{ seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
};

/** Null for a linear one; else how its time grows. */
function judge(pattern: string, flags: string): string | null {
  const verdict = checkSync(pattern, flags, limits);
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : 'an unknown';
}

function patternsIn({ path, text }: SourceFile): Found[] {
  const tree = parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  const found: Found[] = [];
  visit(tree, (node) => {
    const regex = node.regex ?? constructedBy(node);
    if (regex) found.push({ path, line: text.slice(0, node.start).split('\n').length, ...regex });
  });
  return found;
}

/** The pattern of `RegExp(...)` or `new RegExp(...)`; null for every other node. */
function constructedBy(node: Node): Pick<Found, 'pattern' | 'flags'> | null {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  if ((node.callee?.property ?? node.callee)?.name !== 'RegExp') return null;
  const [pattern, flags] = (node.arguments ?? []).map(({ value }) =>
    typeof value === 'string' ? value : undefined,
  );
  if (flags === undefined && (node.arguments?.length ?? 0) > 1) return { pattern: undefined, flags: '' };
  return { pattern, flags: flags ?? '' };
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const value of Object.values(node).flat()) {
    if (typeof value === 'object' && value !== null && typeof value.type === 'string') visit(value, onNode);
  }
}
