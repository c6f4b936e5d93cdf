import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/index.ts';
import { type QueuedUpload, UploadQueue } from './upload-queue.ts';

/** One queue for each person in this tab, whichever page shows it. */
const queues = new Map<string, UploadQueue>();

export function useUploadQueue(): { readonly queue: UploadQueue; readonly entries: readonly QueuedUpload[] } {
  const session = useSession();
  const uid = (session.ready && session.uid) || '';
  const queue = useMemo(() => {
    const known = queues.get(uid) ?? new UploadQueue(uid);
    queues.set(uid, known);
    return known;
  }, [uid]);
  return { queue, entries: useSyncExternalStore(queue.subscribe, queue.entries, queue.entries) };
}
