import { readFileSync } from 'node:fs';

/** Why a file or function may exceed the size limit, by path or `path#function`. */
export type Excuses = Readonly<Record<string, string>>;

export function readExcuses(): Excuses {
  return readJson('./size-excuses.json');
}

/** Patterns that take more than linear time, each with what limits the length of the text. */
export function readPatternExcuses(): Excuses {
  return readJson('./pattern-excuses.json');
}

function readJson(name: string): Excuses {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Excuses;
}
