import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { pet } from '../../schema/pet.ts';
import { type CheckIn, type CheckInRow, type PetFace, presentCheckIn } from './check-in-presenter.ts';

/**
 * Arrivals of one business with the pets' faces. Of a pet that is neither here, waiting nor connected any more only the
 * arrival itself is left.
 */
export async function presentCheckIns(
  db: Database,
  now: Date,
  rows: readonly CheckInRow[],
): Promise<CheckIn[]> {
  const businessId = rows[0]?.businessId;
  if (businessId === undefined) return [];
  const petIds = [...new Set(rows.map((row) => row.petId))];
  const found = await db
    .select({
      ...{ id: pet.id, colour: pet.colour, photoPath: pet.photoPath, alerts: pet.alerts },
      connected: connection.petId,
    })
    .from(pet)
    .leftJoin(
      connection,
      and(eq(connection.petId, pet.id), eq(connection.businessId, businessId), isConnected(now)),
    )
    .where(inArray(pet.id, petIds));
  const faces = new Map<string, PetFace & { connected: string | null }>(found.map((face) => [face.id, face]));
  return rows.map((row) => {
    const face = faces.get(row.petId);
    const seen = face && (face.connected !== null || isOnSite(row));
    return presentCheckIn(row, seen ? face : null);
  });
}

/** The same for one arrival. */
export async function presentWithFace(db: Database, now: Date, row: CheckInRow): Promise<CheckIn> {
  const [shown] = await presentCheckIns(db, now, [row]);
  return shown ?? presentCheckIn(row, null);
}

function isOnSite({ decision, departedAt }: CheckInRow): boolean {
  return departedAt === null && (decision === 'admitted' || decision === 'waiting');
}
