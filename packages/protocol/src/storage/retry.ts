/** Source: the protocol of the reference client, and section 9 of the specification. */
export const maxOperationRetryMs = 120_000;
export const maxUploadRetryMs = 600_000;

/** Whether another attempt may succeed: there was no reply, or the status is temporary. */
export function isRetryable(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || (status >= 500 && status < 600);
}

/**
 * How long to wait before attempt number `tries` + 1: two seconds doubling up to 64, and up to one more at random, so
 * that many clients do not retry at the same moment.
 * @param tries how many have failed, from 1
 * @param rng from 0 to 1
 */
export function retryWaitMs(tries: number, rng: number): number {
  return (2 ** Math.min(tries, 6) + rng) * 1000;
}

/**
 * What follows a failed attempt: another one after a pause, a last one at the deadline, or none. The deadline never
 * aborts a request, so one that fails after it is the last.
 * @param elapsedMs since the first attempt began
 * @param isLast whether the failed attempt was the one made at the deadline
 */
export function nextTry(
  { tries, elapsedMs, limitMs, rng }: RetryState,
  isLast: boolean,
): { readonly waitMs: number; readonly isLast: boolean } | null {
  const leftMs = limitMs - elapsedMs;
  if (isLast || leftMs <= 0) return null;
  const waitMs = retryWaitMs(tries, rng);
  return waitMs < leftMs ? { waitMs, isLast: false } : { waitMs: leftMs, isLast: true };
}

export interface RetryState {
  readonly tries: number;
  readonly elapsedMs: number;
  readonly limitMs: number;
  readonly rng: number;
}

/** An upload's own pause after a chunk failed temporarily; it never becomes shorter. */
export function nextUploadPause(pauseMs: number): number {
  return Math.max(2 * pauseMs, 1000);
}
