/** Source: specification, section 9: target 150, stepped every 30 ms in 50 steps. */
export const counter = { target: 150, steps: 50, stepMs: 30 } as const;

interface CountOptions {
  /** Reduced motion: the target is shown at once. */
  readonly still: boolean;
  readonly onValue: (value: number) => void;
}

/** Counts from zero up to the target; returns a function that stops it. */
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
