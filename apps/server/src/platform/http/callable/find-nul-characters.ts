import type { JsonValue } from '@clearpaw/protocol';
import type { Issue } from '../../refusal/index.ts';

/** PostgreSQL cannot store a NUL in a text. No one types one, and its sender should not receive a database error. */
const nul = '\u0000';
const message = 'This text contains a character that cannot be stored (NUL). Remove it.';

/** Every text of an input, and every key, that could not be stored. */
export function findNulCharacters(value: JsonValue, path: readonly string[] = []): Issue[] {
  if (typeof value === 'string') return value.includes(nul) ? [{ path: path.join('.'), message }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findNulCharacters(item, [...path, key]));
}
