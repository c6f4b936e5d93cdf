import type { Shlink } from '@clearpaw/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchShared, type ManifestAnswer, readFile } from './fetch-shared.ts';

export type ShownLink = ManifestAnswer | { readonly status: 'loading' };

/** File addresses work for half an hour; they are requested again before that. */
const freshMs = 25 * 60 * 1000;

interface Shared {
  readonly shown: ShownLink;
  /** Whether a request is in progress. */
  readonly isAsking: boolean;
  readonly ask: (passcode: string | null) => Promise<void>;
  /** Repeats the request after it failed. */
  readonly askAgain: () => Promise<void>;
  /** A file's text by its name; null if it is not available. */
  readonly openFile: (name: string) => Promise<string | null>;
}

/** The content of a link. The passcode is held in memory for files that are opened later. */
export function useShared(link: Shlink): Shared {
  const [shown, setShown] = useState<ShownLink>({ status: 'loading' });
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState({ passcode: null as string | null, at: 0 });
  const ask = useCallback(
    async (passcode: string | null) => {
      setAsking(true);
      const answer = await fetchShared(link, passcode);
      setOpened({ passcode, at: Date.now() });
      setShown(answer);
      setAsking(false);
    },
    [link],
  );
  useEffect(() => {
    // A link with a passcode is not requested without one.
    if (link.flag.includes('P')) setShown({ status: 'passcode', remaining: null });
    else void ask(null);
  }, [link, ask]);
  const openFile = async (name: string) => {
    if (shown.status !== 'open') return null;
    const isFresh = Date.now() - opened.at < freshMs;
    const current = isFresh ? shown : await fetchShared(link, opened.passcode);
    if (!isFresh) {
      setShown(current);
      setOpened({ ...opened, at: Date.now() });
    }
    const file = current.status === 'open' ? current.files.find((each) => each.name === name) : undefined;
    return file ? readFile(file, link.key) : null;
  };
  const askAgain = () => ask(opened.passcode);
  return { shown, isAsking, ask, askAgain, openFile };
}
