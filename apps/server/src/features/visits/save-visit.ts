import { and, eq, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { Refusal, refuse } from '../../platform/refusal/index.ts';
import { visitTable } from '../../schema/visit.ts';
import type { VisitRow } from '../visit-states/index.ts';
import { findPlanner, type Planner } from './find-planner.ts';

export async function insertVisit(tx: Tx, row: VisitRow): Promise<void> {
  await tx.db.insert(visitTable).values(row);
}

/** Saves a visit that no one else has changed since it was read. */
export async function saveVisit(tx: Tx, before: VisitRow, set: Partial<VisitRow>): Promise<VisitRow> {
  const [row] = await tx.db
    .update(visitTable)
    .set(set)
    .where(and(eq(visitTable.id, before.id), isUnchanged(before)))
    .returning();
  if (row) return row;
  throw refuse('ABORTED', 'This visit was changed meanwhile; read it again and repeat your change.', {
    reason: 'changed_meanwhile',
  });
}

function isUnchanged({ updatedAt, state }: VisitRow): SQL | undefined {
  return and(eq(visitTable.updatedAt, updatedAt), eq(visitTable.state, state));
}

/** A visit that the caller may change; any other is treated as not existing. */
export async function findPlannedVisit(
  call: Call,
  visitId: string,
): Promise<Planner & { readonly visit: VisitRow }> {
  const visit = await readVisit(call.services.store.db, visitId);
  const isElsewhere = call.apiClient !== null && call.apiClient.businessId !== visit?.businessId;
  if (!visit || isElsewhere) throw refuse.notFound('visit');
  try {
    return { ...(await findPlanner(call, visit)), visit };
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 'NOT_FOUND') throw refuse.notFound('visit');
    throw problem;
  }
}

async function readVisit(db: Database, visitId: string): Promise<VisitRow | undefined> {
  const [visit] = await db.select().from(visitTable).where(eq(visitTable.id, visitId));
  return visit;
}
