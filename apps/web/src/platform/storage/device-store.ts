/** Reads a text stored on this device; null if there is none or storage is not allowed. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on this device, or removes it if null. If storing fails, the text is lost silently. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows and full storage refuse; nothing depends on it.
  }
}
