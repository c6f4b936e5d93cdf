import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/index.ts';
import { openDoorStore } from './offline-store.ts';

const lastPlace = 'last';
/** After this long without an answer about who is signed in, the network counts as gone. */
const patienceMs = 3_000;

/** Remembers the place whose scanner was opened last on this device. */
export async function keepPlace(place: { readonly id: string }): Promise<void> {
  await (await openDoorStore()).put('places', place, lastPlace);
}

/** Whoever signs out leaves no scanner behind; what still waits is kept. */
export async function forgetDoor(): Promise<void> {
  const store = await openDoorStore();
  await Promise.all([store.clear('places'), store.clear('kits')]);
}

/**
 * The place to scan for while nobody can say who is signed in: the device was trusted when the scanner was opened on it,
 * and whatever it decides is proven again when it is sent. Null with a network, and where no scanner was ever opened.
 */
export function useOfflinePlace<P>(wanted: boolean): P | null {
  const current = useSession();
  const [place, setPlace] = useState<P | null>(null);
  const ready = current.ready;
  useEffect(() => {
    if (!wanted || ready) {
      setPlace(null);
      return;
    }
    const find = async () =>
      setPlace(((await (await openDoorStore()).get('places', lastPlace)) as P) ?? null);
    const timer = setTimeout(() => void find(), navigator.onLine ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [wanted, ready]);
  return place;
}
