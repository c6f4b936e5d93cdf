import { isUnavailable } from '../database/index.ts';

/**
 * Removes what a failed request leaves. If a part was away, the answer does not wait for this, which would take as
 * long once more; what stays is removed as orphaned bytes.
 */
export async function discardAfter(problem: unknown, discard: () => Promise<unknown>): Promise<void> {
  const discarding = discard();
  if (isUnavailable(problem)) discarding.catch(() => {});
  else await discarding;
}
