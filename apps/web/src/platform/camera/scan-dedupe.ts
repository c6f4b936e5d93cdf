/** A code counts as out of view only after this many frames without it, because single frames are often blurred. */
const framesUntilGone = 6;

/** Decides which codes are new: a code is reported once, and again only after it has left view. */
export interface ScanDedupe {
  /**
   * The code to act on, or null. `seen` is what one frame showed. Of several codes in view one is reported at a time: the
   * next one at a later frame, when the first has been dealt with.
   */
  newCodeIn(seen: readonly string[]): string | null;
}

/** @param keyOf what makes two readings the same badge: a live badge changes its text every half-minute */
export function createScanDedupe(keyOf: (text: string) => string): ScanDedupe {
  /** Codes that were reported and are still in view, with how many frames have missed them. */
  const reported = new Map<string, number>();
  return {
    newCodeIn(seen) {
      const keys = new Set(seen.map(keyOf));
      for (const [key, missed] of reported) {
        if (keys.has(key)) reported.set(key, 0);
        else if (missed + 1 >= framesUntilGone) reported.delete(key);
        else reported.set(key, missed + 1);
      }
      const fresh = seen.find((text) => !reported.has(keyOf(text))) ?? null;
      if (fresh !== null) reported.set(keyOf(fresh), 0);
      return fresh;
    },
  };
}
