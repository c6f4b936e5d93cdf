import type { incidents, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import { addressIn } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { appendEntry } from '../audit/index.ts';
import { findIncident } from './find-incident.ts';
import { linkKeyOf } from './incident-link.ts';

/** A link to the report, valid for ten minutes; the download itself needs no account. */
export async function printIncident(
  call: AuditedCall,
  input: z.output<typeof incidents.printIncident.input>,
): Promise<OutputOf<typeof incidents.printIncident>> {
  const { incident, business } = await findIncident(call, input.incidentId, 'readIncidents');
  const { config, sealer, store } = call.services;
  const subject = { kind: 'incident', id: incident.id } as const;
  await appendEntry(store.db, call, { businessId: business.id, subject });
  const language = input.language ?? (await languageOf(store.db, call.uid));
  const address = `${config.publicUrl}/incident-reports/${linkKeyOf(sealer, incident.id, call.now)}`;
  return { url: addressIn(address, language) };
}
