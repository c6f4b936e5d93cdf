import { refuse } from '../refusal/index.ts';

/** One page of a list; `nextCursor` is null on the last. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/**
 * Cuts a page from one row more than was asked for. The cursor holds the last row's sort key, so that a page is
 * found by index however far it lies.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly string[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null };
}

/** Reads a cursor of `parts` texts; a cursor we did not make is refused at its path. */
export function readCursor(cursor: string | undefined, parts: number): string[] | null {
  if (cursor === undefined) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === parts && key.every((part) => typeof part === 'string'))
      return key;
  } catch {
    // Falls through to the refusal: any unreadable text is the same mistake.
  }
  const message = 'This is not a cursor of this list; leave it out to start at the first page.';
  throw refuse.invalid([{ path: 'cursor', message }]);
}
