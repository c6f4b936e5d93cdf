import { useCallback, useEffect, useState } from 'react';
import { startOfflineWorker } from '../../../platform/offline/index.ts';
import { call, session } from '../../../platform/session/index.ts';
import type { SignablePet } from '../signable-pet.ts';
import { type KioskSnapshot, openKioskStore } from './kiosk-store.ts';

const refreshEveryMs = 5 * 60 * 1000;
/** As many pages of pets as a device keeps; a business with more finds the rest while it has a network. */
const mostPages = 20;

/**
 * What the kiosk shows: as this device last read it, then as the server says it. It is read again every few minutes,
 * when the network is back, and whenever `refresh` is called: no one reloads a locked screen.
 */
export function useKioskSnapshot(waiverId: string) {
  const [snapshot, setSnapshot] = useState<KioskSnapshot | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const refresh = useCallback(async () => {
    try {
      const read = await readSnapshot(waiverId);
      setSnapshot(read);
      setError(null);
      await (await openKioskStore()).put('kits', read, waiverId);
    } catch (problem) {
      setError(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }, [waiverId]);
  useEffect(() => {
    const find = async () => (await openKioskStore()).get('kits', waiverId);
    // What came from the server meanwhile is newer.
    void find().then(
      (kept) => setSnapshot((now) => now ?? kept ?? null),
      () => undefined,
    );
    const refreshNow = () => void refresh();
    refreshNow();
    void startOfflineWorker();
    const timer = setInterval(refreshNow, refreshEveryMs);
    addEventListener('online', refreshNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refreshNow);
    };
  }, [waiverId, refresh]);
  return { snapshot, error, refresh };
}

async function readSnapshot(waiverId: string): Promise<KioskSnapshot> {
  const [waiver, clockAheadMs] = await Promise.all([call('getWaiverToSign', { waiverId }), readClockAhead()]);
  const pets = await readPets(waiver.businessId);
  const state = session.state();
  return { waiver, pets, clockAheadMs, uid: state.ready ? state.uid : null };
}

async function readPets(businessId: string): Promise<SignablePet[]> {
  const pets: SignablePet[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const list = await call('listConnections', {
      businessId,
      sort: 'name',
      limit: 100,
      ...(cursor ? { cursor } : {}),
    });
    for (const { petId, petName, breed, colour } of list.items) {
      pets.push({ id: petId, name: petName, detail: breed ?? colour });
    }
    if (!list.nextCursor) break;
    cursor = list.nextCursor;
  }
  return pets;
}

/** A signature is dated by the server's clock, also where this device's is wrong. */
async function readClockAhead(): Promise<number> {
  const before = Date.now();
  const reply = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  const stated = Date.parse(reply?.headers.get('Date') ?? '');
  return Number.isNaN(stated) ? 0 : stated - (before + Date.now()) / 2;
}
