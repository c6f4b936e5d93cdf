/** A day as `2026-01-31`, so many days before today (UTC); negative days lie ahead. */
export function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
