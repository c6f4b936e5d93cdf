/** A code on a screen changes this often. Source: product, "Badge". */
export const secondsPerCode = 30;

export interface LivingCodeState {
  /** Which half minute this is, from zero. */
  readonly turn: number;
  readonly secondsLeft: number;
}

/** Someone who comes by chance does not come at the start of a half minute. */
export const firstState: LivingCodeState = { turn: 0, secondsLeft: 18 };

/** One second on: the ring runs out, then a new code begins. */
export function oneSecondOn({ turn, secondsLeft }: LivingCodeState): LivingCodeState {
  return secondsLeft > 1
    ? { turn, secondsLeft: secondsLeft - 1 }
    : { turn: turn + 1, secondsLeft: secondsPerCode };
}
