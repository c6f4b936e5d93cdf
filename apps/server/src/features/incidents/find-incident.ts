import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { incidentTable } from '../../schema/incident.ts';
import { memberTable } from '../../schema/member.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import type { IncidentRow } from './incident-presenter.ts';

/** An incident of a business where the caller works; for everyone else it does not exist. */
export async function findIncident(
  call: Call,
  incidentId: string,
  action: 'readIncidents' | 'recordIncidents',
): Promise<{ readonly incident: IncidentRow; readonly business: Membership['business'] }> {
  const [found] = await call.services.store.db
    .select({ incident: incidentTable })
    .from(incidentTable)
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, incidentTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(eq(incidentTable.id, incidentId));
  if (!found) throw refuse.notFound('incident');
  const { business } = await authorizeMember(call, found.incident.businessId, action);
  return { incident: found.incident, business };
}
