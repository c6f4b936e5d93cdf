const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Source: contract, "about 5 s, 30 s, 2 min, 10 min, 1 h, then every few hours for 3 days". */
const delays = [5 * second, 30 * second, 2 * minute, 10 * minute, hour] as const;
const laterDelay = 4 * hour;
const givenUpAfter = 72 * hour;

interface Failed {
  /** Attempts made, including this one. */
  readonly attempts: number;
  readonly triedSince: Date;
  readonly now: Date;
  /** The receiver's Retry-After, in seconds or as a date. */
  readonly retryAfter: string | null;
  /** From 0 to 1: spreads retries of messages that failed together. */
  readonly random: number;
}

/** When a failed message is sent again; null if there is no further attempt. */
export function nextAttempt({ attempts, triedSince, now, retryAfter, random }: Failed): Date | null {
  if (now.getTime() - triedSince.getTime() >= givenUpAfter) return null;
  const delay = (delays[attempts - 1] ?? laterDelay) * (0.9 + 0.2 * random);
  return new Date(now.getTime() + Math.max(delay, Math.min(readDelay(retryAfter, now), laterDelay)));
}

function readDelay(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * second;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
