import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import type { checkInTable } from './check-in.table.ts';

export type CheckIn = OutputOf<typeof checkIns.checkIn>;
export type DoorArrival = Extract<OutputOf<typeof checkIns.watchDoor>, { id: string }>;
export type CheckInRow = typeof checkInTable.$inferSelect;

/** An arrival as the business's members see it. */
export function presentCheckIn({ checks: _, ...row }: CheckInRow): CheckIn {
  return {
    ...row,
    species: row.species as Species | null,
    arrivedAt: row.arrivedAt.toISOString(),
    departedAt: row.departedAt?.toISOString() ?? null,
  };
}

/** Where a business's arrivals are published. */
export function checkInTopic(businessId: string): string {
  return `business:${businessId}`;
}

/** An arrival as the pet's own people see it. */
export function presentToOwner(shown: CheckIn): DoorArrival {
  const { id, petId, service, arrivedAt, departedAt, decision, verdict } = shown;
  return { id, petId, service, arrivedAt, departedAt, decision, verdict };
}
