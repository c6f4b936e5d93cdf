import { useEffect, useState } from 'react';
import { isUnanswered, startOfflineWorker, useOnline } from '../../../platform/offline/index.ts';
import { localAnswers } from '../../../platform/session/index.ts';
import { findSnapshot } from './find-snapshot.ts';
import { saveBusiness } from './offline-business.ts';
import { refreshSnapshot } from './offline-snapshot.ts';

const refreshEveryMs = 5 * 60 * 1000;
const retryEveryMs = 15 * 1000;

/** How the scanner is connected, and what it can use without a network. */
export interface ScannerLine {
  readonly state: 'online' | 'offline' | 'unreachable';
  /** When the lists on this device were read, by the server's clock; null if there are none. */
  readonly listsReadAt: number | null;
}

/** While the scanner is open its lists are read again every five minutes, and as soon as the network is back. */
export function useSnapshot(business: { readonly id: string; readonly acceptPaper: boolean }): ScannerLine {
  const online = useOnline();
  const [reached, setReached] = useState(true);
  const [listsReadAt, setListsReadAt] = useState<number | null>(null);
  useEffect(() => {
    // What this tab answers itself is not for later.
    if (localAnswers()) return;
    void startOfflineWorker();
    void saveBusiness(business);
    findSnapshot(business.id).then(
      (snapshot) => setListsReadAt(snapshot?.readAt ?? null),
      () => {},
    );
  }, [business]);
  useEffect(() => {
    if (!online || localAnswers()) return;
    let timer: ReturnType<typeof setTimeout>;
    let isClosed = false;
    const refresh = async () => {
      // If a list cannot be read, the old one stays, and its age is shown with each answer.
      const answered = await refreshSnapshot(business).then(({ readAt }) => {
        setListsReadAt(readAt);
        return true;
      }, isAnswered);
      // Closed while the lists were on their way: the next scanner reads them itself.
      if (isClosed) return;
      setReached(answered);
      timer = setTimeout(refresh, answered ? refreshEveryMs : retryEveryMs);
    };
    void refresh();
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [business, online]);
  return { state: online ? (reached ? 'online' : 'unreachable') : 'offline', listsReadAt };
}

/** Whether there was any reply, including a refusal. Browsers throw a TypeError if a request reached no server. */
function isAnswered(problem: unknown): boolean {
  return !(problem instanceof TypeError || isUnanswered(problem));
}
