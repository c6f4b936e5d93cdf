import type { connections } from '@clearpaw/contract';
import { addDays, verdicts } from '@clearpaw/domain';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected, neverVisited } from '../../schema/connection.ts';
import { matchesSearch } from '../customers/index.ts';

export type ConnectionFilter = z.output<typeof connections.listConnections.input>;
type Row = typeof connectionTable.$inferSelect;

/** The connections of one page and one more. Uses their own indexes; only the pets of one page are read. */
export function findConnections(
  call: Call,
  businessId: string,
  input: ConnectionFilter,
  today: string,
): Promise<Row[]> {
  const { db } = call.services.store;
  const matches = [
    eq(connectionTable.businessId, businessId),
    isConnected(call.now),
    ...soonOf(input, today),
    input.rule ? sql`${connectionTable.unmetRules} @> array[${input.rule}]::text[]` : undefined,
    input.service ? eq(connectionTable.lastService, input.service) : undefined,
    input.search ? matchesSearch(db, input.search) : undefined,
  ];
  if (input.sort === 'attention') return findByAttention(call, input, matches);
  const { order, after } = orderOf(input);
  const verdict = input.verdict ? eq(connectionTable.verdict, input.verdict) : undefined;
  return db
    .select()
    .from(connectionTable)
    .where(and(...matches, verdict, after))
    .orderBy(...order)
    .limit(input.limit + 1);
}

/** The key of a row in its order, for the cursor of the page that it ends. */
export function connectionKeyOf(
  { petId, petNameKey, lastVisitAt, verdict }: Row,
  sort: ConnectionFilter['sort'],
): string[] {
  if (sort === 'name') return [petNameKey, petId];
  if (sort === 'visited') return [lastVisitAt?.toISOString() ?? neverVisited, petId];
  if (sort === 'attention') return [String(byAttention.indexOf(verdict)), petId];
  return [petId];
}

/** From those that staff must act on to those that they need not. */
const byAttention = verdicts.toReversed();

/**
 * Verdict after verdict, each by the index over verdicts, until the page is full: no index has them in this order. A pet
 * whose verdict changes between two of these statements is listed once.
 */
async function findByAttention(
  call: Call,
  { verdict, cursor, limit }: ConnectionFilter,
  matches: readonly (SQL | undefined)[],
): Promise<Row[]> {
  const key = readCursor(cursor, ['number', 'id']);
  const first = Number(key?.[0] ?? 0);
  const found = new Map<string, Row>();
  for (const [rank, one] of byAttention.entries()) {
    if (rank < first || found.size > limit || (verdict !== undefined && verdict !== one)) continue;
    const after = rank === first && key ? sql`${connectionTable.petId} > ${key[1]}::uuid` : undefined;
    const rows = await call.services.store.db
      .select()
      .from(connectionTable)
      .where(and(...matches, eq(connectionTable.verdict, one), after))
      .orderBy(asc(connectionTable.petId))
      .limit(limit + 1);
    for (const row of rows) if (!found.has(row.petId)) found.set(row.petId, row);
  }
  return [...found.values()].slice(0, limit + 1);
}

function soonOf({ withinDays }: ConnectionFilter, today: string): SQL[] {
  if (withinDays === undefined) return [];
  return [gte(connectionTable.changesOn, today), lte(connectionTable.changesOn, addDays(today, withinDays))];
}

const lastVisit = sql.raw(`coalesce(connection.last_visit_at, '${neverVisited}'::timestamptz)`);

/** The order of a list, and the condition for what follows a cursor. */
function orderOf({ sort, cursor }: ConnectionFilter): { order: SQL[]; after: SQL | undefined } {
  if (sort === 'name') {
    const key = readCursor(cursor, ['text', 'id']);
    const after = key
      ? sql`(${connectionTable.petNameKey}, ${connectionTable.petId}) > (${key[0]}, ${key[1]}::uuid)`
      : undefined;
    return { order: [asc(connectionTable.petNameKey), asc(connectionTable.petId)], after };
  }
  if (sort === 'visited') {
    const key = readCursor(cursor, ['instant', 'id']);
    const keyset = sql`(${lastVisit}, ${connectionTable.petId})`;
    const after = key ? sql`${keyset} < (${key[0]}::timestamptz, ${key[1]}::uuid)` : undefined;
    return { order: [desc(lastVisit), desc(connectionTable.petId)], after };
  }
  const key = readCursor(cursor, ['id']);
  const after = key ? sql`${connectionTable.petId} > ${key[0]}::uuid` : undefined;
  return { order: [asc(connectionTable.petId)], after };
}
