import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Reads a text kept for this tab; null where there is none or storage is not allowed. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab is closed, also across reloads; null removes it. */
export function keepTabText(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage may be forbidden; nothing depends on it.
  }
  for (const listener of listeners) listener();
}

/** A text kept for this tab, as a component sees it; null in pages rendered at build. */
export function useTabText(key: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readTabText(key),
    () => null,
  );
}
