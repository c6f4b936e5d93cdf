/** The work is done after this time at the latest. */
const patienceMs = 2_000;

/** Does work once the browser is idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has supported idle callbacks since 2025; older versions wait a moment.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
