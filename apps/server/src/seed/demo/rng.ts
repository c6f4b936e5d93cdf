/** Generates random numbers from a fixed seed, so that every new demo has the same data. */
export interface Rng {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
}

/** Mulberry32: small, and good enough to scatter arrivals. */
export function createRng(seed: number): Rng {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) };
}
