import type { incidents } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { incidentPetTable } from '../../schema/incident.ts';
import { carersPet } from '../pets/index.ts';
import { afterCursor } from './list-incidents.ts';
import { presentShared, type SharedIncident, sharedIncidentRows } from './shared-incidents.ts';

type Input = z.output<typeof incidents.listPetIncidents.input>;

/** The incidents of one pet that its owner was notified of, page by page. */
export async function listPetIncidents(call: Call, input: Input): Promise<Page<SharedIncident>> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const which = and(eq(incidentPetTable.petId, pet.id), afterCursor(input.cursor));
  const rows = await sharedIncidentRows(db, call.uid, which).limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ incident }) => [incident.occurredAt.toISOString(), incident.id]);
  return { items: await presentShared(db, page.items), nextCursor: page.nextCursor };
}
