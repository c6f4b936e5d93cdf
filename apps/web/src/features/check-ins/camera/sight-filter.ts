/** A code counts as gone only after this many looks without it: single frames are often blurred. */
const looksUntilGone = 6;

/** Decides which looks are news: a code is told once, and again only after it has left view. */
export interface SightFilter {
  /** The code to act on, or null. `seen` is what one look found. */
  look(seen: string | null): string | null;
}

/** @param keyOf what makes two readings the same badge: a live badge changes its text every half-minute */
export function createSightFilter(keyOf: (text: string) => string): SightFilter {
  let inView: string | null = null;
  let missed = 0;
  return {
    look(seen) {
      if (seen === null) {
        missed += 1;
        if (missed >= looksUntilGone) inView = null;
        return null;
      }
      missed = 0;
      const key = keyOf(seen);
      if (key === inView) return null;
      inView = key;
      return seen;
    },
  };
}
