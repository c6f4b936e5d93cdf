import { useState } from 'react';
import { NotConfirmed } from './not-confirmed.ts';

/** A form that is sent: whether it is on its way, and what is to be said about it. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  /** Runs once at a time; what is thrown becomes the words that `tell` finds for it. */
  const save = async (work: () => Promise<void>, describe: (problem: unknown) => string) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof NotConfirmed)) setFailed(describe(problem));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, setFailed, save };
}
