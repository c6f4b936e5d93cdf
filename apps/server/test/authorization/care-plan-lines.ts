import { randomUUID } from 'node:crypto';
import type { carePlans } from '@clearpaw/contract';
import { type Line, ofBusiness, ofPet, petAtBusiness, reads, staffLine, writes } from './line.ts';
import { carerReads, teamOnly } from './roles.ts';

/** Functions for a pet's care during stays. */
export const carePlanLines = {
  setCarePlan: writes(({ petId }) => ({ petId, feeding: 'One cup', medication: null, routine: null })),
  setGuestCarePlan: staffLine(({ businessId, guestId }) => ({
    ...{ businessId, petId: guestId, feeding: 'One cup', medication: null, routine: null },
  })),
  getCarePlan: reads(ofPet),
  getCareAtBusiness: staffLine(petAtBusiness),
  logCare: staffLine((ask) => ({ ...petAtBusiness(ask), item: 'fed', idempotencyKey: randomUUID() })),
  removeCareEntry: { policy: teamOnly, input: ({ careEntryId }) => ({ careEntryId }), spends: true },
  listCareLog: staffLine(petAtBusiness),
  listPetCareLog: { policy: carerReads, input: ofPet },
  listCareToday: staffLine(ofBusiness),
} satisfies Partial<Record<keyof typeof carePlans, Line>>;
