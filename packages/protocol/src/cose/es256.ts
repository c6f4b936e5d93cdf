const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;
type Bytes = Uint8Array<ArrayBuffer>;

/** A WebCrypto key, by a name that browsers and Node agree on. */
export type WebKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
export interface WebKeyPair {
  readonly publicKey: WebKey;
  readonly privateKey: WebKey;
}

/** A point of P-256; each coordinate has 32 bytes. */
export interface PublicPoint {
  readonly x: Uint8Array;
  readonly y: Uint8Array;
}

/** The order n of P-256 (FIPS 186-5; SEC 2, section 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * ECDSA on P-256 with SHA-256: 64 bytes, r and s. Of the two valid signatures (r, s) and (r, n - s), the one with the
 * lower s.
 */
export async function signEs256(key: WebKey, bytes: Uint8Array): Promise<Bytes> {
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, new Uint8Array(bytes)));
  const s = readNumber(signature.subarray(32));
  if (s > order / 2n) signature.set(writeNumber(order - s), 32);
  return signature;
}

function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

function writeNumber(number: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => Number((number >> BigInt(8 * (31 - at))) & 255n));
}

/**
 * Whether the signature was made with this key. False for anything else, including the other form of a signature with a
 * high s, which anyone can compute: a signed text has exactly one encoding.
 */
export async function isEs256By(key: WebKey, signature: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  if (signature.length !== 64 || readNumber(signature.subarray(32)) > order / 2n) return false;
  return crypto.subtle.verify(algorithm, key, new Uint8Array(signature), new Uint8Array(bytes));
}

/** A key to verify with; null if the coordinates are not a point of the curve. */
export async function importPoint({ x, y }: PublicPoint): Promise<WebKey | null> {
  if (x.length !== 32 || y.length !== 32) return null;
  const raw = new Uint8Array([4, ...x, ...y]);
  return crypto.subtle.importKey('raw', raw, curve, true, ['verify']).catch(() => null);
}

/** A key pair to sign and verify with; the private key can be exported only if `extractable` is true. */
export async function makeKeyPair(extractable: boolean): Promise<WebKeyPair> {
  return crypto.subtle.generateKey(curve, extractable, ['sign', 'verify']);
}

/** The coordinates of a public key given as JWK; null for another kind of key. */
export function pointOf(jwk: Readonly<Record<string, unknown>>): PublicPoint | null {
  if (jwk.kty !== 'EC' || jwk.crv !== 'P-256' || 'd' in jwk) return null;
  const [x, y] = [coordinate(jwk.x), coordinate(jwk.y)];
  return x && y ? { x, y } : null;
}

function coordinate(text: unknown): Uint8Array | null {
  if (typeof text !== 'string' || !/^[\w-]{43}$/.test(text)) return null;
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
