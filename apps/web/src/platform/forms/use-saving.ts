import { useState } from 'react';
import { BrokenOff } from './broken-off.ts';

/** How the sending of a form is doing. */
export interface Saving<Failure> {
  /** It is on its way. */
  readonly busy: boolean;
  /** The failure of the last attempt, until the next one; null if it did not fail. */
  readonly failed: Failure | null;
  readonly setFailed: (failed: Failure | null) => void;
  /** Runs only one save at a time; a thrown error is converted with `describe`. */
  readonly save: (work: () => Promise<void>, describe: (problem: unknown) => Failure) => Promise<void>;
}

/** The state of a submitted form: whether it is being saved, and why it was refused. */
export function useSaving<Failure = string>(): Saving<Failure> {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const save: Saving<Failure>['save'] = async (work, describe) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (problem) {
      if (problem instanceof BrokenOff) return;
      const failure = describe(problem);
      setFailed(() => failure);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, setFailed, save };
}
