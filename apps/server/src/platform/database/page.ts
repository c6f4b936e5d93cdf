import { refuse } from '../refusal/index.ts';

/** One page of a list; `nextCursor` is null on the last. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/**
 * Makes a page from one row more than the limit. The cursor contains the last row's sort key, so that any page is found
 * by index.
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

/** Checks of the parts of a sort key: the database would fail on any other text. */
const proofs = {
  text: () => true,
  id: (part: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part),
  date: (part: string) => isWritten(`${part}T00:00:00.000Z`),
  instant: (part: string) => isWritten(part),
  number: (part: string) => /^[0-9]{1,9}$/.test(part),
} satisfies Record<string, (part: string) => boolean>;

/** Whether the text is the one way to write this instant. */
function isWritten(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString() === text;
}

type PartKind = keyof typeof proofs;

/** Reads a cursor with parts of these kinds; a cursor that we did not write is refused with its path. */
export function readCursor(cursor: string | undefined, kinds: readonly PartKind[]): string[] | null {
  if (cursor === undefined) return null;
  const key = parse(cursor);
  const ours = key?.length === kinds.length && key.every((part, at) => proofs[kinds[at] ?? 'text'](part));
  if (key && ours) return key;
  const message = 'This is not a cursor of this list; leave it out to start at the first page.';
  throw refuse.malformed([{ path: 'cursor', message }]);
}

function parse(cursor: string): string[] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(key) && key.every((part) => typeof part === 'string') ? key : null;
  } catch {
    return null;
  }
}
