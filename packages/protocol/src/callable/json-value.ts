export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

const longTypes = new Set([
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
]);

/**
 * Encodes a JavaScript value as JSON: `undefined` and holes become null, a Date its ISO text. Throws for what JSON
 * cannot represent (NaN, infinities, bigint), before any request is made.
 */
export function encodeValue(value: unknown): JsonValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return Array.from(value, encodeValue);
  if (typeof value === 'object' || typeof value === 'function') return mapValues(value, encodeValue);
  throw new Error(`Data cannot be encoded in JSON: ${String(value)}`);
}

/** Decodes a value: 64-bit wrappers become numbers; any other `@type` is refused. */
export function decodeValue(value: JsonValue): JsonValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(decodeValue);
  const type = value['@type'];
  if (!type) return mapValues(value, (item) => decodeValue(item as JsonValue));
  if (typeof type === 'string' && longTypes.has(type)) return decodeLong(value.value);
  throw undecodable(value);
}

function decodeLong(text: JsonValue | undefined): number {
  const number = typeof text === 'object' && text !== null ? Number.NaN : Number(text);
  if (Number.isNaN(number)) throw undecodable(text);
  return number;
}

/** An object is not asked for its text: it may have a field called `toString`. */
function undecodable(value: JsonValue | undefined): Error {
  const text = typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
  return new Error(`Data cannot be decoded from JSON: ${text}`);
}

function mapValues(source: object, change: (value: unknown) => JsonValue): { [key: string]: JsonValue } {
  const entries = Object.entries(source).map(([key, value]) => [key, change(value)] as const);
  return Object.fromEntries(entries);
}
