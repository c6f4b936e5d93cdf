import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { careAlertsOf } from '../care-records/index.ts';
import {
  type CheckInRow,
  type PresentedCheckIn,
  type PresentedPetFace,
  presentCheckIn,
} from './check-in-presenter.ts';

/**
 * Arrivals of one business with the pets' identities. If a pet is no longer on site, waiting or connected, only the
 * arrival itself is shown.
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
  const careAlerts = await careAlertsOf(db, petIds, { businessId, now });
  const faces = new Map<string, PresentedPetFace & { connected: string | null }>(
    found.map((face) => [face.id, withAlerts(face, careAlerts.get(face.id))]),
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

/** A pet that has just arrived, with its care alerts. */
export async function withCareAlerts<Face extends PresentedPetFace>(
  db: Database,
  { businessId, petId }: Pick<CheckInRow, 'businessId' | 'petId'>,
  face: Face,
  now: Date,
): Promise<Face> {
  const careAlerts = await careAlertsOf(db, [petId], { businessId, now });
  return withAlerts(face, careAlerts.get(petId));
}

export function withAlerts<Face extends PresentedPetFace>(
  face: Face,
  careAlerts: readonly string[] = [],
): Face {
  return { ...face, alerts: [...face.alerts, ...careAlerts] };
}
