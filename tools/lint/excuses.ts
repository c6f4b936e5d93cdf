import { readFileSync } from 'node:fs';

/** Why a file or function may be larger than the gate, by path or `path#function`. Each has its reason. */
export type Excuses = Readonly<Record<string, string>>;

export function readExcuses(): Excuses {
  const text = readFileSync(new URL('./size-excuses.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Excuses;
}
