import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import type { Waiting } from './offline-store.ts';
import { dismiss, listWaiting, onQueueChange, sendWaiting } from './queue.ts';

const trySendingEveryMs = 15_000;

/** What waits on this device; sent automatically as soon as the server answers, or by hand. */
export function useQueue(businessId: string) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [sending, setSending] = useState(false);
  const send = useCallback(async () => {
    setSending(true);
    await sendWaiting(businessId, (input) => call('checkIn', input)).catch(() => undefined);
    setSending(false);
  }, [businessId]);
  useEffect(() => {
    const read = () => void listWaiting().then(setWaiting, () => undefined);
    const sendNow = () => void send();
    read();
    sendNow();
    const stop = onQueueChange(read);
    const timer = setInterval(sendNow, trySendingEveryMs);
    addEventListener('online', sendNow);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', sendNow);
    };
  }, [send]);
  return { waiting, sending, send, dismiss };
}

/** How many check-ins this device still has to send; only counts them. */
export function useUnsent(): number {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    const count = (all: readonly Waiting[]) =>
      setUnsent(all.filter(({ refused }) => refused === null).length);
    const read = () => void listWaiting().then(count, () => undefined);
    read();
    return onQueueChange(read);
  }, []);
  return unsent;
}
