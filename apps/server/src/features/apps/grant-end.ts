/** However often an app renews its tokens: after this long the person is asked again. */
const grantDays = 365;

/** Decisions from before this moment give no access any more. */
export function oldestDecision(now: Date): Date {
  return new Date(now.getTime() - grantDays * 24 * 60 * 60 * 1000);
}
