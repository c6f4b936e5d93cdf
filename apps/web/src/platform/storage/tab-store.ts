import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Reads a text stored for this tab; null if there is none or storage is not allowed. */
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
    // Storage may be disabled; nothing depends on it.
  }
  for (const listener of listeners) listener();
}

/** A text stored for this tab, for use in a component; null in pages rendered at build time. */
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
