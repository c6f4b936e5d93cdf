import { type OfflineSnapshot, openOfflineStore } from './offline-store.ts';

/** The snapshot of a business on this device; null if its scanner was never opened here. */
export async function findSnapshot(businessId: string): Promise<OfflineSnapshot | null> {
  return (await (await openOfflineStore()).get('kits', businessId)) ?? null;
}
