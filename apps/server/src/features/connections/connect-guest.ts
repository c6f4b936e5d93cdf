import type { Database } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';

interface Guest {
  readonly businessId: string;
  readonly petId: string;
  readonly petName: string;
  readonly at: Date;
}

/** Connects guests' pets with the business that entered them, so that staff may read their records again. */
export async function connectGuest(db: Database, ...guests: readonly Guest[]): Promise<void> {
  if (guests.length === 0) return;
  await db.insert(connectionTable).values(
    guests.map(({ businessId, petId, petName, at }) => ({
      ...{ businessId, petId, connectedAt: at, petNameKey: nameKey(petName) },
      ...{ scope: 'records' as const, verdict: 'non_compliant' as const },
    })),
  );
}
