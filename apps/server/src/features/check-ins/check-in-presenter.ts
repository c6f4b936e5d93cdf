import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import type { Topic } from '../../platform/database/index.ts';
import type { checkInTable } from '../../schema/check-in.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { photoNameFor } from '../pets/index.ts';

export type PresentedCheckIn = OutputOf<typeof checkIns.checkIn>;
export type SelfCheckInArrival = Extract<OutputOf<typeof checkIns.watchDoor>, { id: string }>;
export type CheckInRow = typeof checkInTable.$inferSelect;

/** What identifies a pet, and its care alerts. */
export type PresentedPetFace = Pick<PresentedCheckIn, 'colour' | 'photoPath' | 'alerts'>;

const noFace: PresentedPetFace = { colour: null, photoPath: null, alerts: [] };

/**
 * An arrival as shown to the business's members; without the pet's identity if the business may no longer see the pet.
 */
export function presentCheckIn(
  { checks: _checks, decidedAt: _decidedAt, ...row }: CheckInRow,
  face: PresentedPetFace | null,
): PresentedCheckIn {
  const { colour, photoPath, alerts } = face ?? noFace;
  return {
    ...row,
    ...{ colour, photoPath: photoNameFor(row.petId, photoPath), alerts },
    species: row.species as Species | null,
    arrivedAt: row.arrivedAt.toISOString(),
    departedAt: row.departedAt?.toISOString() ?? null,
  };
}

/** The topic of a business's arrivals. */
export function checkInTopic(businessId: string): Topic<EventPayloads['checkIns']> {
  return topicOf('checkIns', businessId);
}

/** An arrival as shown to the pet's carers. */
export function presentToOwner(shown: PresentedCheckIn): SelfCheckInArrival {
  const { id, petId, service, arrivedAt, departedAt, decision, verdict } = shown;
  return { id, petId, service, arrivedAt, departedAt, decision, verdict };
}
