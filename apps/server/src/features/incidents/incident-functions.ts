import type { incidents as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { correctIncident } from './correct-incident.ts';
import { getIncident } from './get-incident.ts';
import { listIncidents } from './list-incidents.ts';
import { listPetIncidents } from './list-pet-incidents.ts';
import { printIncident } from './print-incident.ts';
import { recordIncident } from './record-incident.ts';

export const incidentFunctions: Implementations<typeof promised> = {
  recordIncident,
  correctIncident,
  listIncidents,
  getIncident,
  printIncident,
  listPetIncidents,
};
