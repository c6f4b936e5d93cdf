import type { incidents } from '@clearpaw/contract';
import { type Line, ofBusiness, ofPet, staffLine } from './line.ts';

import { carerReads, teamOnly } from './roles.ts';

/** Functions for incidents involving a pet at a business. */
export const incidentLines = {
  recordIncident: staffLine(({ businessId, petId }) => ({
    ...{ businessId, petIds: [petId], kind: 'injury', occurredAt: '2026-01-05T00:00:00Z' },
    ...{ description: 'Slipped.', notifyOwners: false },
  })),
  correctIncident: {
    policy: teamOnly,
    input: ({ incidentId }) => ({ incidentId, description: 'Slipped on ice.', reason: 'More exact' }),
  },
  getIncident: { policy: teamOnly, input: ({ incidentId }) => ({ incidentId }) },
  printIncident: { policy: teamOnly, input: ({ incidentId }) => ({ incidentId }) },
  listIncidents: staffLine(ofBusiness),
  listPetIncidents: { policy: carerReads, input: ofPet },
} satisfies Partial<Record<keyof typeof incidents, Line>>;
