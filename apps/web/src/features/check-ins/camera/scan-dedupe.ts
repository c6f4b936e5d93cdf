/** A code counts as gone only after this many looks without it: single frames are often blurred. */
const framesUntilGone = 6;

/** Decides which looks are news: a code is told once, and again only after it has left view. */
export interface ScanDedupe {
  /**
   * The code to act on, or null. `seen` is what one look found. Of several codes in view one is told at a time: the next
   * one is news at a later look, when the first has been dealt with.
   */
  appearance(seen: readonly string[]): string | null;
}

/** @param keyOf what makes two readings the same badge: a live badge changes its text every half-minute */
export function createScanDedupe(keyOf: (text: string) => string): ScanDedupe {
  /** Codes that were told and are still in view, with how many looks have missed them. */
  const reported = new Map<string, number>();
  return {
    appearance(seen) {
      const keys = new Set(seen.map(keyOf));
      for (const [key, missed] of reported) {
        if (keys.has(key)) reported.set(key, 0);
        else if (missed + 1 >= framesUntilGone) reported.delete(key);
        else reported.set(key, missed + 1);
      }
      const news = seen.find((text) => !reported.has(keyOf(text))) ?? null;
      if (news !== null) reported.set(keyOf(news), 0);
      return news;
    },
  };
}
