import { useEffect } from 'react';
import type { SignedIn } from '../../features/accounts/index.ts';
import { keepRead, keepReadsOf } from '../../platform/data/index.ts';
import { startOfflineWorker } from '../../platform/offline/index.ts';

/** From the sign-in on, the app's files and what its owner reads stay on this device for the time without a network. */
export function useOfflineReading({ profile }: SignedIn): void {
  useEffect(() => {
    keepReadsOf(profile.uid);
    // It was read before this page was chosen.
    void keepRead('getProfile', {}, profile);
  }, [profile]);
  useEffect(() => {
    // The files of all pages come second to those of this one.
    const start = () => void startOfflineWorker();
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
}
