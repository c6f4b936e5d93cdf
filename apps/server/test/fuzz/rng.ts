/** Random numbers of which any can be repeated from the state before it. */
export interface InputRng {
  state: number;
  /** A whole number from 0 to below `span`. */
  below(span: number): number;
  pick<T>(list: readonly T[]): T;
  /** True once in `times`. */
  once(times: number): boolean;
}

/** Mulberry32: small, quick, and good enough to choose inputs. */
export function createInputRng(seed: number): InputRng {
  const rng: InputRng = {
    state: seed >>> 0,
    below(span) {
      rng.state = (rng.state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(rng.state ^ (rng.state >>> 15), 1 | rng.state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * span);
    },
    pick: (list) => list[rng.below(list.length)] as never,
    once: (times) => rng.below(times) === 0,
  };
  return rng;
}
