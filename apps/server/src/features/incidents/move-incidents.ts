import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { incidentPetTable, incidentTable } from '../../schema/incident.ts';

interface Moved {
  readonly businessId: string;
  readonly from: string;
  readonly to: string;
}

/** Gives a pet the incidents of another one at a business. An incident of both names the pet once. */
export async function moveIncidents({ db }: Tx, { businessId, from, to }: Moved): Promise<void> {
  const { incidentId, petId } = incidentPetTable;
  const here = db
    .select({ id: incidentTable.id })
    .from(incidentTable)
    .where(eq(incidentTable.businessId, businessId));
  const ofBoth = db.select({ id: incidentId }).from(incidentPetTable).where(eq(petId, to));
  await db.delete(incidentPetTable).where(and(eq(petId, from), inArray(incidentId, ofBoth)));
  await db
    .update(incidentPetTable)
    .set({ petId: to })
    .where(and(eq(petId, from), inArray(incidentId, here)));
}
