import { useEffect, useState } from 'react';
import { useSession, useUnanswered } from '../../../platform/session/index.ts';
import { openOfflineStore } from './offline-store.ts';

const lastBusiness = 'last';
/** Remembers the business whose scanner was opened last on this device. */
export async function saveBusiness(business: { readonly id: string }): Promise<void> {
  await (await openOfflineStore()).put('places', business, lastBusiness);
}

/** Deletes the scanner's data at sign-out; check-ins that still wait are kept. */
export async function clearOfflineStore(): Promise<void> {
  const store = await openOfflineStore();
  await Promise.all([store.clear('places'), store.clear('kits')]);
}

interface Wanted {
  /** Whether this page continues without a network. */
  readonly wanted: boolean;
  /** Whether it stays unchanged when the network is back, because someone may be typing. */
  readonly stays: boolean;
}

/**
 * The business to work for while it is unknown who is signed in: the device was trusted when the page was opened on it,
 * and its decisions are authorized again when they are sent. Null with a network, and if no such page was ever opened.
 */
export function useOfflineBusiness<P>({ wanted, stays }: Wanted): P | null {
  const unanswered = useUnanswered();
  const session = useSession();
  const [business, setBusiness] = useState<P | null>(null);
  const alone = wanted && unanswered;
  const leaves = !wanted || (!unanswered && !stays) || (session.ready && session.uid === null);
  useEffect(() => {
    if (leaves) setBusiness(null);
  }, [leaves]);
  useEffect(() => {
    if (!alone) return;
    const find = async () =>
      setBusiness(((await (await openOfflineStore()).get('places', lastBusiness)) as P) ?? null);
    void find();
  }, [alone]);
  return leaves ? null : business;
}
