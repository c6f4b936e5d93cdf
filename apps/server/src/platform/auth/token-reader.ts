import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Config } from '../config/index.ts';
import type { Auth } from './create-auth.ts';

/** Answers the uid a token stands for, or null for any token that proves nothing. */
export type TokenReader = (token: string) => Promise<string | null>;

/** A proof is remembered until the token ends; any other copy of the server would come to the same answer. */
const maxRemembered = 5_000;

export function createTokenReader(auth: Auth, config: Config): TokenReader {
  const keys = keyStore(auth);
  const proven = new Map<string, { uid: string; endsAt: number }>();
  return async (token) => {
    const known = proven.get(token);
    if (known && known.endsAt > Date.now()) return known.uid;
    proven.delete(token);
    const proof = await prove(token, keys, config);
    if (!proof) return null;
    if (proven.size >= maxRemembered) proven.clear();
    proven.set(token, proof);
    return proof.uid;
  };
}

type KeyFinder = (id: string) => Promise<ReturnType<typeof createLocalJWKSet>>;

async function prove(
  token: string,
  keys: KeyFinder,
  config: Config,
): Promise<{ uid: string; endsAt: number } | null> {
  const keyId = keyIdOf(token);
  if (keyId === null) return null;
  // Outside the try: a database that does not answer says nothing about the token.
  const findKey = await keys(keyId);
  try {
    const checks = { issuer: config.publicUrl, audience: config.publicUrl, algorithms: ['ES256'] };
    const { payload } = await jwtVerify(token, findKey, checks);
    return payload.sub && payload.exp ? { uid: payload.sub, endsAt: payload.exp * 1000 } : null;
  } catch {
    return null;
  }
}

function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}

/** Our own public keys, read again when a token names one we have not seen (another copy may have made it). */
function keyStore(auth: Auth): KeyFinder {
  let current: JSONWebKeySet = { keys: [] };
  let readAt = 0;
  let reading: Promise<void> | null = null;
  const read = async () => {
    readAt = Date.now();
    current = (await auth.api.getJwks()) as JSONWebKeySet;
  };
  return async (id) => {
    const missing = !current.keys.some((key) => key.kid === id);
    // Made-up key names must not turn into a database read each; requests that come together share one.
    if (missing && !reading && Date.now() - readAt > 1_000) {
      reading = read().finally(() => {
        reading = null;
      });
    }
    if (missing && reading) await reading;
    return createLocalJWKSet(current);
  };
}
