/** Reads a text kept on this device; null where there is none or storage is not allowed. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, or removes it with null. What cannot be kept is lost quietly. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows and full stores refuse; nothing depends on it.
  }
}
