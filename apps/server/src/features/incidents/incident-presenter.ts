import type { incidents, OutputOf } from '@clearpaw/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { incidentPetTable, type incidentTable, type incidentVersionTable } from '../../schema/incident.ts';
import { memberNamesOf } from '../members/index.ts';

export type PresentedIncident = OutputOf<typeof incidents.recordIncident>;
export type PresentedVersion = OutputOf<typeof incidents.getIncident>['versions'][number];
export type IncidentRow = typeof incidentTable.$inferSelect;
export type IncidentPet = Pick<typeof incidentPetTable.$inferSelect, 'petId' | 'petName'>;

/** What staff state about an incident, as shown to every reader. */
export function presentFacts(row: Omit<IncidentRow, 'id' | 'businessId' | 'people'>) {
  const { kind, severity, occurredAt, location, description, actionsTaken } = row;
  return { kind, severity, occurredAt: occurredAt.toISOString(), location, description, actionsTaken };
}

/** Presents the photos of an incident to the reader. */
type PhotosOf = (incidentId: string, photoIds: readonly string[]) => PresentedIncident['photos'];

/** Many incidents for their business: their pets and authors are read once. */
export async function presentIncidents(
  db: Database,
  rows: readonly IncidentRow[],
  photosOf: PhotosOf,
): Promise<PresentedIncident[]> {
  const petsOf = await incidentPetsOf(
    db,
    rows.map(({ id }) => id),
  );
  const names = await memberNamesOf(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  );
  return rows.map((row) => ({
    id: row.id,
    businessId: row.businessId,
    ...presentFacts(row),
    people: row.people,
    photos: photosOf(row.id, row.photoIds),
    pets: petsOf(row.id).map(({ petId, petName }) => ({ petId, petName })),
    ownersNotifiedAt: row.notifiedAt?.toISOString() ?? null,
    version: row.version,
    recordedBy: names.get(row.recordedBy) ?? null,
    recordedAt: row.recordedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export function presentVersion(
  row: typeof incidentVersionTable.$inferSelect,
  names: ReadonlyMap<string, string>,
  photosOf: PhotosOf,
): PresentedVersion {
  const { version, people, byUid, at, reason } = row;
  const photos = photosOf(row.incidentId, row.photoIds);
  const facts = presentFacts({ ...row, recordedBy: byUid, recordedAt: at, updatedAt: at, notifiedAt: null });
  return { version, ...facts, people, photos, by: names.get(byUid) ?? null, at: at.toISOString(), reason };
}

/** The pets of each of these incidents, in the order in which they were entered. */
export async function incidentPetsOf(
  db: Database,
  incidentIds: readonly string[],
): Promise<(incidentId: string) => readonly IncidentPet[]> {
  if (incidentIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(incidentPetTable)
    .where(inArray(incidentPetTable.incidentId, [...incidentIds]))
    .orderBy(asc(incidentPetTable.position));
  const byIncident = Map.groupBy(rows, ({ incidentId }) => incidentId);
  return (incidentId) => byIncident.get(incidentId) ?? [];
}
