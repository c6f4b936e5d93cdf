import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { startOfflineWorker } from '../../../platform/offline/index.ts';
import { type KioskKit, openKioskStore } from './kiosk-store.ts';

/** What the kiosk shows: as the server says it now, or as this device last read it. */
export function useKioskKit(businessId: string, waiverId: string) {
  const waiver = useCall('getWaiverToSign', { waiverId });
  const known = useCall('listConnections', { businessId, sort: 'visited', limit: 100 });
  const [kit, setKit] = useState<KioskKit | null>(null);
  useEffect(() => {
    const find = async () => (await openKioskStore()).get('kits', waiverId);
    // What came from the server meanwhile is newer.
    void find().then((kept) => setKit((now) => now ?? kept ?? null));
  }, [waiverId]);
  useEffect(() => {
    if (!waiver.data || !known.data) return;
    const pets = known.data.items.map(({ petId, petName }) => ({ id: petId, name: petName }));
    const read = { waiver: waiver.data, pets, clockAheadMs: 0 };
    setKit((before) => ({ ...read, clockAheadMs: before?.clockAheadMs ?? 0 }));
    void keep(waiverId, read).then(setKit, () => undefined);
    void startOfflineWorker();
  }, [waiverId, waiver.data, known.data]);
  const refetch = () => void Promise.all([waiver.refetch(), known.refetch()]);
  return { kit, error: waiver.error ?? known.error, refetch };
}

async function keep(waiverId: string, read: KioskKit): Promise<KioskKit> {
  const kit = { ...read, clockAheadMs: await readClockAhead() };
  await (await openKioskStore()).put('kits', kit, waiverId);
  return kit;
}

/** A signature is dated by the server's clock, also where this device's is wrong. */
async function readClockAhead(): Promise<number> {
  const before = Date.now();
  const reply = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  const stated = Date.parse(reply?.headers.get('Date') ?? '');
  return Number.isNaN(stated) ? 0 : stated - (before + Date.now()) / 2;
}
