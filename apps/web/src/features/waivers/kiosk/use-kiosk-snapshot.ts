import { useCallback, useEffect, useState } from 'react';
import { readWhole } from '../../../platform/data/index.ts';
import { startOfflineWorker } from '../../../platform/offline/index.ts';
import { call, session } from '../../../platform/session/index.ts';
import type { SignablePet } from '../signable-pet.ts';
import { type KioskSnapshot, openKioskStore } from './kiosk-store.ts';

const refreshEveryMs = 5 * 60 * 1000;
/** The number of pages of pets that a device stores; a business with more finds the others while online. */
const mostPages = 20;

/**
 * What the kiosk shows: first as last stored on this device, then from the server. It is read again every few minutes,
 * when the network returns, and whenever `refresh` is called, because nobody reloads a locked screen.
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
    // Data that has arrived from the server in the meantime is newer.
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
  const { items } = await readWhole('listConnections', { businessId, sort: 'name' }, { mostPages });
  return items.map(({ petId, petName, breed, colour }) => ({
    id: petId,
    name: petName,
    detail: breed ?? colour,
  }));
}

/** A signature is dated by the server's clock, even if this device's clock is wrong. */
async function readClockAhead(): Promise<number> {
  const before = Date.now();
  const reply = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  const stated = Date.parse(reply?.headers.get('Date') ?? '');
  return Number.isNaN(stated) ? 0 : stated - (before + Date.now()) / 2;
}
