/** How long a new key works, in days; null: until it is revoked. */
export const lifetimes = { month: 30, quarter: 90, year: 365, none: null } as const;
export type Lifetime = keyof typeof lifetimes;

/** How long the old key works after a rotation, in hours. */
export const keyOverlaps = { none: 0, hour: 1, day: 24, week: 168 } as const;
export type KeyOverlap = keyof typeof keyOverlaps;

const hourMs = 3_600_000;

export function afterHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

export function afterDays(days: number): string {
  return afterHours(days * 24);
}

/** A key that ends within two weeks has to be replaced now. */
export function endsSoon(instant: string): boolean {
  return Date.parse(instant) - Date.now() < 14 * 24 * hourMs;
}
