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
  /** Signs a text, to prove that a server with this secret wrote it; each purpose has its own key. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM under a key derived from the configured secret, so that the secret itself is not used as a
 * key.
 */
export function createSealer(authSecret: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'clearpaw sealed values', 32));
  const signingKeys = new Map<string, KeyObject>();
  const signingKey = (purpose: string) => {
    const known = signingKeys.get(purpose);
    if (known) return known;
    const bytes = hkdfSync('sha256', authSecret, '', `clearpaw signed ${purpose}`, 32);
    // Importing the key for each signature took seven times as long as signing.
    const made = createSecretKey(new Uint8Array(bytes));
    signingKeys.set(purpose, made);
    return made;
  };
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signingKey(purpose)).update(text).digest('base64url');
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [expected, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
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
