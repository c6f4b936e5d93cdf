/** How long a new link works, in hours; null: until it is revoked. */
export const expiries = { day: 24, week: 168, month: 720, year: 8_760, none: null } as const;
export type Expiry = keyof typeof expiries;

export function expiryOf(expiry: Expiry, nowMs: number): { readonly expiresAt?: string } {
  const hours = expiries[expiry];
  return hours === null ? {} : { expiresAt: new Date(nowMs + hours * 3_600_000).toISOString() };
}

const digits = 6;

/** Six digits, easy to read out on the phone; ten wrong attempts close the link. */
export function newPasscode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${random % 10 ** digits}`.padStart(digits, '0');
}
