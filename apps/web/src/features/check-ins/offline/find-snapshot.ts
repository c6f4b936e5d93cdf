import { type OfflineSnapshot, openOfflineStore } from './offline-store.ts';

/** What this device has kept of a business; null where its scanner was never opened here. */
export async function findSnapshot(businessId: string): Promise<OfflineSnapshot | null> {
  return (await (await openOfflineStore()).get('kits', businessId)) ?? null;
}
