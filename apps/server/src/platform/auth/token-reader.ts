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

/** Reads of the public keys are at least this far apart, so that made-up key names cost the database little. */
const pauseMs = 100;

/**
 * Our own public keys. A token that names an unknown one waits for a read that begins after it came: another server may
 * have made the key a moment ago. Requests that wait together share that read.
 */
function keyStore(auth: Auth): KeyFinder {
  let current: JSONWebKeySet = { keys: [] };
  let readAt = 0;
  let next: Promise<void> | null = null;
  const readNext = async () => {
    await new Promise((wake) => setTimeout(wake, Math.max(0, readAt + pauseMs - Date.now())));
    next = null;
    readAt = Date.now();
    current = (await auth.api.getJwks()) as JSONWebKeySet;
  };
  return async (id) => {
    if (!current.keys.some((key) => key.kid === id)) {
      next ??= readNext();
      await next;
    }
    return createLocalJWKSet(current);
  };
}
