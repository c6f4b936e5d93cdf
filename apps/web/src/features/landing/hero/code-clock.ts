/** A code on a screen changes this often. Source: product, "Badge". */
export const secondsPerCode = 30;

export interface LivingCodeState {
  /** The number of the half-minute, from zero. */
  readonly turn: number;
  readonly secondsLeft: number;
}

/** A visitor does not come exactly at the start of a half-minute. */
export const firstState: LivingCodeState = { turn: 0, secondsLeft: 18 };

/** The state one second later: when the time is over, a new code begins. */
export function oneSecondOn({ turn, secondsLeft }: LivingCodeState): LivingCodeState {
  return secondsLeft > 1
    ? { turn, secondsLeft: secondsLeft - 1 }
    : { turn: turn + 1, secondsLeft: secondsPerCode };
}
