import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets unreadable in the database: whoever has only the database has nothing. */
export interface Sealer {
  seal(plain: Uint8Array): string;
  /** Null for what was sealed with another secret, or changed. */
  open(sealed: string): Uint8Array | null;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Seals with AES-256-GCM under a key derived from the configured secret, so that the secret itself signs nothing else. */
export function createSealer(authSecret: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'clearpaw sealed values', 32));
  return {
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
