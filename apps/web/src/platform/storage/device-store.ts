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

/** Removes every text on this device whose key names `id`. */
export function forgetTextsOf(id: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(id)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
