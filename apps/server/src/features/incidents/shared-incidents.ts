import type { incidents, OutputOf } from '@clearpaw/contract';
import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { incidentPetTable, incidentTable } from '../../schema/incident.ts';
import { petTable } from '../../schema/pet.ts';
import { type IncidentRow, incidentPetsOf, presentFacts } from './incident-presenter.ts';

export type SharedIncident = OutputOf<typeof incidents.listPetIncidents>['items'][number];

interface SharedRow {
  readonly incident: IncidentRow;
  readonly petId: string;
  readonly businessName: string;
}

/**
 * What the owner was notified of about their own pets or those shared with them, newest first. After a transfer each
 * owner reads only what they were notified of themselves.
 */
export function sharedIncidentRows(db: Database, uid: string, which?: SQL) {
  return db
    .select({ incident: incidentTable, petId: incidentPetTable.petId, businessName: businessTable.name })
    .from(incidentPetTable)
    .innerJoin(incidentTable, eq(incidentTable.id, incidentPetTable.incidentId))
    .innerJoin(businessTable, eq(businessTable.id, incidentTable.businessId))
    .innerJoin(petTable, eq(petTable.id, incidentPetTable.petId))
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, uid)))
    .where(
      and(
        or(eq(petTable.ownerId, uid), eq(coOwnerTable.uid, uid)),
        or(eq(incidentPetTable.notifiedUid, petTable.ownerId), eq(incidentPetTable.notifiedUid, uid)),
        isNotNull(incidentTable.notifiedAt),
        which,
      ),
    )
    .orderBy(desc(incidentTable.occurredAt), desc(incidentTable.id));
}

/** Without the names of others. */
export async function presentShared(db: Database, rows: readonly SharedRow[]): Promise<SharedIncident[]> {
  const petsOf = await incidentPetsOf(
    db,
    rows.map(({ incident }) => incident.id),
  );
  return rows.map(({ incident, petId, businessName }) => ({
    ...{ id: incident.id, petId, businessName, ...presentFacts(incident) },
    withOthers: petsOf(incident.id).length > 1,
    corrected: incident.version > 1,
    notifiedAt: (incident.notifiedAt ?? incident.recordedAt).toISOString(),
  }));
}

/** Everything that a person was notified of, for the file with their data. */
export async function incidentsSharedWith(db: Database, uid: string): Promise<SharedIncident[]> {
  return presentShared(db, await sharedIncidentRows(db, uid));
}
