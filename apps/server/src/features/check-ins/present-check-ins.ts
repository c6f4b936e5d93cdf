import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import {
  type CheckInRow,
  type PresentedCheckIn,
  type PresentedPetFace,
  presentCheckIn,
} from './check-in-presenter.ts';

/**
 * Arrivals of one business with the pets' faces. Of a pet that is neither here, waiting nor connected any more only the
 * arrival itself is left.
 */
export async function presentCheckIns(
  db: Database,
  now: Date,
  rows: readonly CheckInRow[],
): Promise<PresentedCheckIn[]> {
  const businessId = rows[0]?.businessId;
  if (businessId === undefined) return [];
  const petIds = [...new Set(rows.map((row) => row.petId))];
  const found = await db
    .select({
      ...{ id: petTable.id, colour: petTable.colour, photoPath: petTable.photoPath, alerts: petTable.alerts },
      connected: connectionTable.petId,
    })
    .from(petTable)
    .leftJoin(
      connectionTable,
      and(
        eq(connectionTable.petId, petTable.id),
        eq(connectionTable.businessId, businessId),
        isConnected(now),
      ),
    )
    .where(inArray(petTable.id, petIds));
  const faces = new Map<string, PresentedPetFace & { connected: string | null }>(
    found.map((face) => [face.id, face]),
  );
  return rows.map((row) => {
    const face = faces.get(row.petId);
    const seen = face && (face.connected !== null || isOnSite(row));
    return presentCheckIn(row, seen ? face : null);
  });
}

/** The same for one arrival. */
export async function presentWithFace(db: Database, now: Date, row: CheckInRow): Promise<PresentedCheckIn> {
  const [shown] = await presentCheckIns(db, now, [row]);
  return shown ?? presentCheckIn(row, null);
}

function isOnSite({ decision, departedAt }: CheckInRow): boolean {
  return departedAt === null && (decision === 'admitted' || decision === 'waiting');
}
