import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable } from '../../schema/connection.ts';

/** A visit that is undone, and the one before it. */
export interface UndoneVisit {
  readonly businessId: string;
  readonly petId: string;
  readonly arrivedAt: Date;
  readonly last: { readonly arrivedAt: Date; readonly service: string | null } | undefined;
}

/** Removes the visit from the connection; a connection that only this visit created ends. */
export async function undoVisit(db: Database, visit: UndoneVisit, now: Date): Promise<void> {
  const { businessId, petId, arrivedAt, last } = visit;
  const madeByVisit = sql`${connectionTable.connectedAt} = ${arrivedAt.toISOString()}::timestamptz and (${connectionTable.scope} = 'verdict' or ${connectionTable.fromBusinessId} is not null)`;
  await db
    .update(connectionTable)
    .set({
      lastVisitAt: last?.arrivedAt ?? null,
      lastService: last?.service ?? null,
      revokedAt: sql`case when ${madeByVisit} then ${now.toISOString()}::timestamptz else ${connectionTable.revokedAt} end`,
      dueAt: now,
    })
    .where(and(eq(connectionTable.businessId, businessId), eq(connectionTable.petId, petId)));
}
