import { useEffect, useState } from 'react';

/** Keeps the screen on while enabled; if the browser cannot, it reports that it is off. */
export function useScreenOn(): {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly possible: boolean;
} {
  const possible = 'wakeLock' in navigator;
  const [wanted, setWanted] = useState(true);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!possible || !wanted) return;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      setOn(lock !== null);
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
      setOn(false);
    };
  }, [possible, wanted]);
  return { on, possible, toggle: () => setWanted(!wanted) };
}
