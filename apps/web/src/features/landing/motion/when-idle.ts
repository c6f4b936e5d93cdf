/** At the latest this long after it was asked for. */
const patienceMs = 2_000;

/** Does something once the browser has nothing better to do; answers how to give it up. */
export function whenIdle(act: () => void): () => void {
  // Safari learned to say when it is idle in 2025; older ones wait a moment.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
