export function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}

/**
 * Asks until the answer is yes. Returns the seconds that it took; a question that fails counts as no.
 *
 * @throws when the answer is no for longer than `seconds`, with what `said` has to add
 */
export async function until(
  what: string,
  seconds: number,
  ask: () => Promise<boolean>,
  said: () => string = () => '',
): Promise<number> {
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  while (!(await ask().catch(() => false))) {
    if (passed() > seconds) throw new Error(`Not within ${seconds} s: ${what}\n${said().slice(-2_000)}`);
    await pause(50);
  }
  return passed();
}
