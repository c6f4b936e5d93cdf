import { useCallback, useState } from 'react';
import { localAnswers } from '../session/local-answers.ts';
import { keepText, readText } from './device-store.ts';

/**
 * State that survives a reload on this device until it is cleared. While this tab answers calls itself, nothing is kept.
 * @param key names the form and what it is about, such as `vaccination:{petId}`
 * @param initial what an empty form holds; a function is asked again after each `clear`, so that ids in it are new
 * @param accept proves what was read back; an older shape is dropped
 */
export function useDraft<T>(
  key: string,
  initial: T | (() => T),
  accept: (read: unknown) => read is T,
): {
  readonly draft: T;
  readonly setDraft: (next: T) => void;
  readonly clear: () => void;
  readonly kept: boolean;
} {
  const name = storedName(key);
  const [{ draft, kept }, setState] = useState(() => {
    const read = localAnswers() ? null : parse(readText(name));
    return accept(read) ? { draft: read, kept: true } : { draft: begin(initial), kept: false };
  });
  const setDraft = useCallback(
    (next: T) => {
      const kept = localAnswers() === null;
      if (kept) keepText(name, JSON.stringify(next));
      setState({ draft: next, kept });
    },
    [name],
  );
  const clear = useCallback(() => {
    keepText(name, null);
    setState({ draft: begin(initial), kept: false });
  }, [name, initial]);
  return { draft, setDraft, clear, kept };
}

/** Removes a draft whose form is no longer on the screen. */
export function forgetDraft(key: string): void {
  keepText(storedName(key), null);
}

const storedName = (key: string) => `clearpaw.draft.${key}`;

function begin<T>(initial: T | (() => T)): T {
  return typeof initial === 'function' ? (initial as () => T)() : initial;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
