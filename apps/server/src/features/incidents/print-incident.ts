import type { incidents, OutputOf } from '@clearpaw/contract';
import type { AuditedCall } from '../audit/index.ts';
import { appendEntry } from '../audit/index.ts';
import { findIncident } from './find-incident.ts';
import { linkKeyOf } from './incident-link.ts';

/** A link to the report, valid for ten minutes; the download itself needs no account. */
export async function printIncident(
  call: AuditedCall,
  { incidentId }: { readonly incidentId: string },
): Promise<OutputOf<typeof incidents.printIncident>> {
  const { incident, business } = await findIncident(call, incidentId, 'readIncidents');
  const { config, sealer, store } = call.services;
  const subject = { kind: 'incident', id: incident.id } as const;
  await appendEntry(store.db, call, { businessId: business.id, subject });
  return { url: `${config.publicUrl}/incident-reports/${linkKeyOf(sealer, incident.id, call.now)}` };
}
