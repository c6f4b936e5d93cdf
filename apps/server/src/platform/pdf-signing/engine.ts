import { webcrypto } from 'node:crypto';
import { CryptoEngine, setEngine } from 'pkijs';

/** The certificates and signatures are computed by Node's own cryptography. */
export const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never });
setEngine('node', engine);

/** RSA, because every PDF reader can verify it. */
export const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
