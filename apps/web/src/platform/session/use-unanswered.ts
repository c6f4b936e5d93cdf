import { useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

/** After this long without an answer about who is signed in, the network counts as gone. */
const patienceMs = 3_000;

/**
 * Whether no one can say who is signed in: at once where the device knows that it is offline, after a while elsewhere.
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
