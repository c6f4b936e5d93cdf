import { useCallback, useEffect, useState } from 'react';
import { call, useSession } from '../../../platform/session/index.ts';
import type { WaitingSigning } from './kiosk-store.ts';
import { sendSignings, signingQueue } from './signing-queue.ts';

const trySendingEveryMs = 15_000;

/** The signings on this device that have not been sent. They are sent automatically once the server responds. */
export function useSignings(businessId: string) {
  const [waiting, setWaiting] = useState<readonly WaitingSigning[]>([]);
  const state = useSession();
  const uid = state.ready ? state.uid : null;
  const send = useCallback(
    async () => (uid === null ? undefined : sendSignings(businessId, uid, call).catch(() => undefined)),
    [businessId, uid],
  );
  useEffect(() => {
    const ours = (all: readonly WaitingSigning[]) =>
      setWaiting(all.filter((one) => one.businessId === businessId));
    const read = () => void signingQueue.list().then(ours, () => undefined);
    const sendNow = () => void send();
    read();
    sendNow();
    const stop = signingQueue.onChange(read);
    const timer = setInterval(sendNow, trySendingEveryMs);
    addEventListener('online', sendNow);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', sendNow);
    };
  }, [businessId, send]);
  return { waiting, send };
}
