import { type DoorKit, openDoorStore } from './offline-store.ts';

/** What this device has kept of a place; null where its scanner was never opened here. */
export async function findKit(businessId: string): Promise<DoorKit | null> {
  return (await (await openDoorStore()).get('kits', businessId)) ?? null;
}
