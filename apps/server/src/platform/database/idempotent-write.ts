import { hash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '../refusal/index.ts';
import { idempotencyKeysTable } from './idempotency.table.ts';
import { placeholdersFor, preparedOnce } from './prepared-once.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { Database, Store, Tx } from './store.ts';
import { isUnavailable } from './unavailable.ts';
import { writePart } from './write-part.ts';

interface Attempt {
  readonly uid: string;
  /** Absent: the write is simply done. */
  readonly key: string | undefined;
  /** What the key belongs to: the function's name and its input. */
  readonly input: unknown;
  readonly now: Date;
}

/**
 * Runs `work` in a transaction at most once per caller and key. The same key with the same input answers the first
 * result; with other input it is refused `ALREADY_EXISTS`. A refusal rolls back and is not kept.
 */
export function idempotent<T>(store: Store, attempt: Attempt, work: (tx: Tx) => Promise<T>): Promise<T> {
  return idempotentAfterDecision(store, attempt, async () => null, work);
}

/** The same, with reading and deciding before the transaction, so that it stays short; neither runs for a repeat. */
export async function idempotentAfterDecision<D, T>(
  store: Store,
  attempt: Attempt,
  decide: () => Promise<D>,
  save: (tx: Tx, decided: D) => Promise<T>,
): Promise<T> {
  const { key } = attempt;
  if (key === undefined) {
    return retryConflicts(async () => {
      const decided = await decide();
      return store.transaction((tx) => save(tx, decided));
    });
  }
  const known = identify({ ...attempt, key });
  const earlier = firstResult<T>(known, await readFirst(store.db, known));
  return earlier ? earlier.result : saveOnce(store, known, decide, save);
}

/** An attempt with a key, by which a repeat of it is known. */
export interface KnownAttempt extends Attempt {
  readonly key: string;
  readonly inputHash: string;
}

export function identify(attempt: Attempt & { readonly key: string }): KnownAttempt {
  return { ...attempt, inputHash: hashOf(attempt.input) };
}

/**
 * Decides and saves what `firstResult` found no result of. Where the same attempt was saved by another request
 * meanwhile, that one's result is the answer.
 */
export async function saveOnce<D, T>(
  store: Store,
  attempt: KnownAttempt,
  decide: () => D | Promise<D>,
  save: (tx: Tx, decided: D) => Promise<T>,
): Promise<T> {
  try {
    return await retryConflicts(async () => {
      const decided = await decide();
      return store.transaction(async (tx) => {
        const result = await save(tx, decided);
        const { uid, key, inputHash, now: createdAt } = attempt;
        tx.write(storeResult, { uid, key, inputHash, result, createdAt });
        return result;
      });
    });
  } catch (problem) {
    if (isUnavailable(problem)) throw problem;
    // The concurrent request may have changed the state that made ours fail: its result is the answer.
    const concurrent = firstResult<T>(attempt, await readFirst(store.db, attempt));
    if (concurrent) return concurrent.result;
    throw problem;
  }
}

/** Fails where another transaction stored the same key first. */
const storeResult = writePart('idempotency_key', (db) => ({
  stored_result: db.insert(idempotencyKeysTable).values(placeholdersFor(idempotencyKeysTable)),
}));

const storedResult = preparedOnce((db) =>
  db
    .select({ inputHash: idempotencyKeysTable.inputHash, result: idempotencyKeysTable.result })
    .from(idempotencyKeysTable)
    .where(
      and(
        eq(idempotencyKeysTable.uid, sql.placeholder('uid')),
        eq(idempotencyKeysTable.key, sql.placeholder('key')),
      ),
    )
    .prepare('first_result'),
);

export type StoredResult = Awaited<ReturnType<ReturnType<typeof storedResult>['execute']>>[number];

/** What is stored under the key: one statement. */
export async function readFirst(db: Database, { uid, key }: KnownAttempt): Promise<StoredResult | undefined> {
  const [row] = await storedResult(db).execute({ uid, key });
  return row;
}

/** The same within another statement, as JSON; its placeholders are `uid` and `key`. */
export const firstAsJson = sql`(
  select json_build_object('inputHash', kept.input_hash, 'result', kept.result) from ${idempotencyKeysTable} kept
  where kept.uid = ${sql.placeholder('uid')}::uuid and kept.key = ${sql.placeholder('key')}::text)`;

/** The first result of this attempt, or null where it is the first; refuses a key that was used for something else. */
export function firstResult<T>(
  { inputHash }: KnownAttempt,
  row: StoredResult | null | undefined,
): { result: T } | null {
  if (!row) return null;
  if (row.inputHash !== inputHash) {
    throw refuse('ALREADY_EXISTS', 'This idempotencyKey was already used with other input; use a new key.', {
      reason: 'idempotency_conflict',
    });
  }
  return { result: row.result as T };
}

function hashOf(input: unknown): string {
  return hash('sha256', canonical(input), 'base64url');
}

/** Keys in one order, so that the same input gives the same text whatever order a client wrote it in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
