import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/index.ts';
import { careLogTable, carePlanTable } from '../../schema/care-plan.ts';

interface Moved {
  readonly businessId: string;
  readonly from: string;
  readonly to: string;
}

const own = alias(carePlanTable, 'own');

/** Gives a pet the care log of another one at a business, and its care plan if it has none of its own. */
export async function moveCarePlan({ db }: Tx, { businessId, from, to }: Moved): Promise<void> {
  await db
    .update(careLogTable)
    .set({ petId: to })
    .where(and(eq(careLogTable.businessId, businessId), eq(careLogTable.petId, from)));
  const hasOwn = db.select({ petId: own.petId }).from(own).where(eq(own.petId, to));
  await db
    .update(carePlanTable)
    .set({ petId: to })
    .where(and(eq(carePlanTable.petId, from), notExists(hasOwn)));
}
