declare module 'pg/lib/utils.js' {
  /** How the driver writes a value: dates, arrays and objects as text. */
  export function prepareValue(value: unknown): string | Uint8Array | null;
}
