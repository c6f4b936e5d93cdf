import type { incidents, OutputOf } from '@clearpaw/contract';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { incidentVersionTable } from '../../schema/incident.ts';
import { memberNamesOf } from '../members/index.ts';
import { findIncident } from './find-incident.ts';
import { presentIncidents, presentVersion } from './incident-presenter.ts';
import { photosFor } from './photo-link.ts';

/** One report with all of its versions, newest first. */
export async function getIncident(
  call: Call,
  { incidentId }: { readonly incidentId: string },
): Promise<OutputOf<typeof incidents.getIncident>> {
  const { incident: row } = await findIncident(call, incidentId, 'readIncidents');
  const { db } = call.services.store;
  const photosOf = photosFor(call);
  const [incident] = await presentIncidents(db, [row], photosOf);
  if (!incident) throw refuse.notFound('incident');
  const versions = await db
    .select()
    .from(incidentVersionTable)
    .where(eq(incidentVersionTable.incidentId, incidentId))
    .orderBy(desc(incidentVersionTable.version));
  const names = await memberNamesOf(
    db,
    versions.map(({ byUid }) => byUid),
  );
  return { incident, versions: versions.map((version) => presentVersion(version, names, photosOf)) };
}
