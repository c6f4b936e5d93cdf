/** Random numbers that follow from a seed, so that the same seed always gives the same document. */
export interface DocumentRng {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number of the range, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  isTrue(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
  /** As many characters as asked, each of the alphabet. */
  text(length: number, alphabet: string): string;
}

/** Mulberry32, begun from a hash of the seed's characters. */
export function createDocumentRng(seed: string): DocumentRng {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    isTrue: (share) => next() < share,
    shuffled(list) {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [mixed[at], mixed[other]] = [mixed[other] as never, mixed[at] as never];
      }
      return mixed;
    },
    text: (length, alphabet) => Array.from({ length }, () => pick([...alphabet])).join(''),
  };
}
