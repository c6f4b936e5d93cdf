import { useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

/** After this long without a response about who is signed in, the device counts as offline. */
const patienceMs = 3_000;

/**
 * Whether it cannot be determined who is signed in: at once if the device knows that it is offline, otherwise after a
 * while.
 */
export function useUnanswered(): boolean {
  const { ready } = useSession();
  const [tired, setTired] = useState(false);
  useEffect(() => {
    setTired(false);
    if (ready) return;
    const timer = setTimeout(() => setTired(true), navigator.onLine ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [ready]);
  return tired && !ready;
}
