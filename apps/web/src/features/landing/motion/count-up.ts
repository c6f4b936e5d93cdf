/** Source: specification, section 9: target 150, stepped every 30 ms in 50 steps. */
export const counter = { target: 150, steps: 50, stepMs: 30 } as const;

interface CountOptions {
  /** Motion is not wanted: the target is said at once. */
  readonly still: boolean;
  readonly onValue: (value: number) => void;
}

/** Counts from nothing up to the target; answers how to stop. */
export function countUp({ still, onValue }: CountOptions): () => void {
  if (still) {
    onValue(counter.target);
    return () => {};
  }
  let step = 0;
  onValue(0);
  const timer = setInterval(() => {
    step += 1;
    onValue(Math.round((counter.target * step) / counter.steps));
    if (step === counter.steps) clearInterval(timer);
  }, counter.stepMs);
  return () => clearInterval(timer);
}
