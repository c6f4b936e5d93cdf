import type { incidents } from '@clearpaw/contract';
import { compareDates } from '@clearpaw/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { incidentTable } from '../../schema/incident.ts';
import { authorizeMember } from '../members/index.ts';
import { type PresentedIncident, presentIncidents } from './incident-presenter.ts';
import { photosFor } from './photo-link.ts';

type Input = z.output<typeof incidents.listIncidents.input>;

/** A business's incidents, newest first. */
export async function listIncidents(call: Call, input: Input): Promise<Page<PresentedIncident>> {
  const { business } = await authorizeMember(call, input.businessId, 'readIncidents');
  const { from, to, kind, petId, cursor, limit } = input;
  if (from && to && compareDates(to, from) < 0) {
    throw refuse.invalid([
      {
        path: 'to',
        message: 'The end date is before the start date. Choose a later end date.',
        reason: 'ends_before_begins',
      },
    ]);
  }
  const { db } = call.services.store;
  const on = sql`(${incidentTable.occurredAt} at time zone ${business.timeZone})::date`;
  const rows = await db
    .select()
    .from(incidentTable)
    .where(
      and(
        eq(incidentTable.businessId, business.id),
        kind === undefined ? undefined : eq(incidentTable.kind, kind),
        petId === undefined ? undefined : hasPet(petId),
        from === undefined ? undefined : sql`${on} >= ${from}::date`,
        to === undefined ? undefined : sql`${on} <= ${to}::date`,
        afterCursor(cursor),
      ),
    )
    .orderBy(desc(incidentTable.occurredAt), desc(incidentTable.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, ({ occurredAt, id }) => [occurredAt.toISOString(), id]);
  return { items: await presentIncidents(db, page.items, photosFor(call)), nextCursor: page.nextCursor };
}

function hasPet(petId: string): SQL {
  return sql`exists (select 1 from incident_pet p where p.incident_id = ${incidentTable.id} and p.pet_id = ${petId}::uuid)`;
}

/** The condition for what follows a cursor in lists of incidents. */
export function afterCursor(cursor: string | undefined): SQL | undefined {
  const key = readCursor(cursor, ['instant', 'id']);
  if (!key) return undefined;
  return sql`(${incidentTable.occurredAt}, ${incidentTable.id}) < (${key[0]}::timestamptz, ${key[1]}::uuid)`;
}
