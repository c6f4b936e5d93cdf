import { useState } from 'react';
import { BrokenOff } from './broken-off.ts';

/** How the sending of a form is doing. */
export interface Saving<Failure> {
  /** It is on its way. */
  readonly busy: boolean;
  /** What is to be said about the last try, until the next one; null where it did not fail. */
  readonly failed: Failure | null;
  readonly setFailed: (failed: Failure | null) => void;
  /** Runs once at a time; what is thrown becomes what `describe` makes of it. */
  readonly save: (work: () => Promise<void>, describe: (problem: unknown) => Failure) => Promise<void>;
}

/** For a form that is sent: whether it is on its way, and what is to be said when it is refused. */
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
