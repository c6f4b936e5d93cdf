import { useEffect, useState } from 'react';
import { useSession, useUnanswered } from '../../../platform/session/index.ts';
import { openDoorStore } from './offline-store.ts';

const lastPlace = 'last';
/** Remembers the place whose scanner was opened last on this device. */
export async function keepPlace(place: { readonly id: string }): Promise<void> {
  await (await openDoorStore()).put('places', place, lastPlace);
}

/** Whoever signs out leaves no scanner behind; what still waits is kept. */
export async function forgetDoor(): Promise<void> {
  const store = await openDoorStore();
  await Promise.all([store.clear('places'), store.clear('kits')]);
}

interface Wanted {
  /** Whether this page goes on without a network. */
  readonly wanted: boolean;
  /** Whether it stays as it is when the network is back: somebody may be in the middle of writing. */
  readonly stays: boolean;
}

/**
 * The place to work for while nobody can say who is signed in: the device was trusted when the page was opened on it,
 * and whatever it decides is proven again when it is sent. Null with a network, and where no such page was ever opened.
 */
export function useOfflinePlace<P>({ wanted, stays }: Wanted): P | null {
  const unanswered = useUnanswered();
  const session = useSession();
  const [place, setPlace] = useState<P | null>(null);
  const alone = wanted && unanswered;
  const leaves = !wanted || (!unanswered && !stays) || (session.ready && session.uid === null);
  useEffect(() => {
    if (leaves) setPlace(null);
  }, [leaves]);
  useEffect(() => {
    if (!alone) return;
    const find = async () =>
      setPlace(((await (await openDoorStore()).get('places', lastPlace)) as P) ?? null);
    void find();
  }, [alone]);
  return leaves ? null : place;
}
