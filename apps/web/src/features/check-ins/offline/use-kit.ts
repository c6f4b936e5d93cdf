import { useEffect } from 'react';
import { startOfflineWorker } from '../../../platform/offline/index.ts';
import { refreshKit } from './door-kit.ts';
import { keepPlace } from './offline-place.ts';

const refreshEveryMs = 5 * 60 * 1000;

/** While the scanner is open its lists are read anew every five minutes, and as soon as the network is back. */
export function useKit(place: { readonly id: string; readonly acceptPaper: boolean }): void {
  useEffect(() => {
    // A list that cannot be read leaves the old one in place, whose age is said with each answer.
    const refresh = () => void refreshKit(place).catch(() => undefined);
    void startOfflineWorker();
    void keepPlace(place);
    refresh();
    const timer = setInterval(refresh, refreshEveryMs);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
    };
  }, [place]);
}
