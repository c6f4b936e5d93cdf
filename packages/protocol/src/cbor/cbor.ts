import { decode, encode, rfc8949EncodeOptions } from 'cborg';

/** The part of CBOR that our credentials use: no floats, no tags, no indefinite lengths. */
export type CborValue =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | readonly CborValue[]
  | ReadonlyMap<number | string, CborValue>;

/** Writes a value in the deterministic encoding of RFC 8949, section 4.2. */
export function encodeCbor(value: CborValue): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encode(value, rfc8949EncodeOptions));
}

const strictly = {
  strict: true,
  useMaps: true,
  allowIndefinite: false,
  allowUndefined: false,
  allowInfinity: false,
  allowNaN: false,
  allowBigInt: false,
  rejectDuplicateMapKeys: true,
};

/** Reads exactly one value, in the deterministic encoding only; null for anything else. */
export function decodeCbor(bytes: Uint8Array): CborValue | null {
  try {
    const value: CborValue = decode(bytes, strictly);
    return hasPlainKeys(value) && isSame(encodeCbor(value), bytes) ? value : null;
  } catch {
    return null;
  }
}

/** Maps with other keys could contain the same key twice, because two lists of bytes are never the same object. */
function hasPlainKeys(value: CborValue): boolean {
  if (Array.isArray(value)) return (value as readonly CborValue[]).every(hasPlainKeys);
  if (!(value instanceof Map)) return true;
  return [...(value as ReadonlyMap<unknown, CborValue>)].every(
    ([key, one]) => (typeof key === 'number' || typeof key === 'string') && hasPlainKeys(one),
  );
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
