import type { Verdict } from '@clearpaw/domain';
import { useEffect, useEffectEvent } from 'react';

/** Gives the signal of a verdict once per answer, not once per render. */
export function useSignalOnce(
  verdict: Verdict | null,
  answer: object | null,
  give: (verdict: Verdict) => void,
): void {
  const signal = useEffectEvent(() => {
    if (verdict !== null) give(verdict);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what the signal is about
  useEffect(() => {
    signal();
  }, [answer]);
}
