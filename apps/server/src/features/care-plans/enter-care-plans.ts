import type { Database } from '../../platform/database/index.ts';
import { carePlanTable } from '../../schema/care-plan.ts';

type Plan = Omit<typeof carePlanTable.$inferSelect, 'updatedAt'>;

/** Stores plans that a person imports from another account, for pets that have none. */
export async function enterCarePlans(db: Database, plans: readonly Plan[], updatedAt: Date): Promise<void> {
  for (const plan of plans) await db.insert(carePlanTable).values({ ...plan, updatedAt });
}
