declare module 'pg/lib/utils.js' {
  /** Converts a value for the driver: dates, arrays and objects become text. */
  export function prepareValue(value: unknown): string | Uint8Array | null;
}
