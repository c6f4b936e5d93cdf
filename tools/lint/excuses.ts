import { readFileSync } from 'node:fs';

/** Why a file or function may be larger than the gate, by path or `path#function`. Each has its reason. */
export type Excuses = Readonly<Record<string, string>>;

export function readExcuses(): Excuses {
  return readJson('./size-excuses.json');
}

/** Patterns that take more than linear time, each with what bounds the text they are tried on. */
export function readPatternExcuses(): Excuses {
  return readJson('./pattern-excuses.json');
}

function readJson(name: string): Excuses {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Excuses;
}
