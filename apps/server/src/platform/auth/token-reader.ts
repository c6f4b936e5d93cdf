import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Config } from '../config/index.ts';
import type { Auth } from './create-auth.ts';
import type { Caller } from './sessions/caller.ts';
import type { EndedSessions } from './sessions/ended-sessions.ts';

/** The account of a token, or null for an invalid token or one whose session has ended. */
export type TokenReader = (token: string) => Promise<Caller | null>;

/** A verified token is cached until its end; any other server would come to the same result. */
const maxRemembered = 5_000;

/** Source: contract, "<= 15 min". */
const maxTokenAgeMs = 15 * 60_000;

interface Proof extends Caller {
  readonly endsAt: number;
}

export function createTokenReader(auth: Auth, config: Config, ended: EndedSessions): TokenReader {
  const keys = keyStore(auth);
  const proven = new Map<string, Proof>();
  const verify = async (token: string): Promise<Proof | null> => {
    const known = proven.get(token);
    if (known && known.endsAt > Date.now()) return known;
    proven.delete(token);
    const proof = await prove(token, keys, config);
    if (!proof) return null;
    if (proven.size >= maxRemembered) proven.clear();
    proven.set(token, proof);
    return proof;
  };
  return async (token) => {
    const proof = await verify(token);
    // The end of a session is never cached: it is checked at every call.
    return proof && !(await ended.has(proof)) ? proof : null;
  };
}

type KeyFinder = (id: string) => Promise<ReturnType<typeof createLocalJWKSet>>;

async function prove(token: string, keys: KeyFinder, config: Config): Promise<Proof | null> {
  const keyId = keyIdOf(token);
  if (keyId === null) return null;
  // Outside the try: an error of the database does not make the token invalid.
  const findKey = await keys(keyId);
  try {
    const checks = { issuer: config.publicUrl, audience: config.publicUrl, algorithms: ['ES256'] };
    const { payload } = await jwtVerify(token, findKey, checks);
    const { sub: uid, exp, iat, sid } = payload;
    if (uid === undefined || exp === undefined) return null;
    const endsAt = exp * 1000;
    const issuedAt = iat === undefined ? endsAt - maxTokenAgeMs : iat * 1000;
    return { uid, endsAt, issuedAt, sessionId: typeof sid === 'string' ? sid : null };
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

/** Reads of the public keys are at least this far apart, so that invented key ids cost the database little. */
const pauseMs = 100;

/**
 * Our own public keys. A token with an unknown key id waits for a read that begins after it arrived, because another
 * server may have just created the key. Concurrent requests share that read.
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
