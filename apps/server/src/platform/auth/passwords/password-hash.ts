import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyEarlier } from 'better-auth/crypto';

/** Source: OWASP Password Storage Cheat Sheet, scrypt: N=2^14, r=8, p=5 (16 MiB). Decision 0050. */
const cost = { log2N: 14, r: 8, p: 5 } as const;
const keyBytes = 64;
const prefix = 'scrypt';

/** `scrypt$14$8$5$salt$key`: the parameters are part of the hash, so that they can change later. */
export async function hashPassword(password: string): Promise<string> {
  return hashWith(cost, password);
}

/** A hash with other parameters. */
export async function hashWith(parameters: Parameters, password: string): Promise<string> {
  const salt = randomBytes(16);
  const { log2N, r, p } = parameters;
  const key = await derive(password, salt, parameters);
  return [prefix, log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Also accepts the library's own format: `salt:key`, N=2^14, r=16, p=1. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [name, log2N, r, p, salt = '', key = ''] = hash.split('$');
  if (name !== prefix) return verifyEarlier({ hash, password });
  const expected = Buffer.from(key, 'base64url');
  const parameters = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/**
 * Whether the hash is cheaper to guess than a new one. A more expensive one comes from a newer release, which may run
 * at the same time during an upgrade: it is left unchanged.
 */
export function isOutdated(hash: string): boolean {
  const [name, log2N, r, p] = hash.split('$');
  if (name !== prefix) return true;
  return workOf({ log2N: Number(log2N), r: Number(r), p: Number(p) }) < workOf(cost);
}

const workOf = ({ log2N, r, p }: Parameters) => 2 ** log2N * r * p;

interface Parameters {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** The same password may be composed differently on two systems; NFKC makes both equal (as the library did). */
function derive(password: string, salt: Buffer, { log2N, r, p }: Parameters): Promise<Buffer> {
  const N = 2 ** log2N;
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (problem, key) => {
      if (problem) reject(problem);
      else resolve(key);
    });
  });
}
