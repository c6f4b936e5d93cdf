import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Encrypts secrets before they are stored: the database alone is not enough to read them. */
export interface Sealer {
  seal(plain: Uint8Array): string;
  /** Null for what was sealed with another secret, or changed. */
  open(sealed: string): Uint8Array | null;
  /**
   * What was sealed with an earlier secret, sealed with the first one; null for what is so already.
   *
   * @throws Error for what no secret opens
   */
  sealAgain(sealed: string): string | null;
  /** Signs a text, to prove that a server with this secret wrote it; each purpose has its own key. */
  sign(purpose: string, text: string): string;
  /** The signature with each secret, that of `sign` first. */
  signatures(purpose: string, text: string): readonly [string, ...string[]];
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM under a key derived from the configured secret, so that the secret itself is not used as a
 * key. Earlier secrets only open and check.
 */
export function createSealer(secret: string, ...earlier: readonly string[]): Sealer {
  const keys = keysOf(secret);
  const earlierKeys = earlier.map(keysOf);
  const signatures = (purpose: string, text: string) =>
    [keys.sign(purpose, text), ...earlierKeys.map(({ sign }) => sign(purpose, text))] as const;
  const openEarlier = (sealed: string) =>
    earlierKeys.reduce<Uint8Array | null>((opened, { open }) => opened ?? open(sealed), null);
  return {
    seal: keys.seal,
    open: (sealed) => keys.open(sealed) ?? openEarlier(sealed),
    sealAgain(sealed) {
      if (keys.open(sealed)) return null;
      const plain = openEarlier(sealed);
      if (!plain) throw new Error('It was sealed with a secret that is not given.');
      return keys.seal(plain);
    },
    sign: keys.sign,
    signatures,
    isSigned: (purpose, text, signature) =>
      isEqual(keys.sign(purpose, text), signature) ||
      earlierKeys.some(({ sign }) => isEqual(sign(purpose, text), signature)),
  };
}

/** The keys that are derived from one secret. */
function keysOf(secret: string): Pick<Sealer, 'seal' | 'open' | 'sign'> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'clearpaw sealed values', 32));
  const signingKeys = new Map<string, KeyObject>();
  const signingKey = (purpose: string) => {
    const known = signingKeys.get(purpose);
    if (known) return known;
    const bytes = hkdfSync('sha256', secret, '', `clearpaw signed ${purpose}`, 32);
    // Importing the key for each signature took seven times as long as signing.
    const made = createSecretKey(new Uint8Array(bytes));
    signingKeys.set(purpose, made);
    return made;
  };
  return {
    sign: (purpose, text) => createHmac('sha256', signingKey(purpose)).update(text).digest('base64url'),
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
