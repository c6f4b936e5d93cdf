import { keepText, readText } from '../storage/index.ts';

const lockKey = 'clearpaw.lock';
const pauseMs = 60_000;
const triesBeforePause = 5;
/**
 * A code of a few digits is guessed quickly where it can be tried quickly; this makes a try take a tenth of a second.
 */
const rounds = 200_000;

interface Lock {
  readonly path: string;
  readonly salt: string;
  readonly check: string;
  readonly tries: number;
  readonly pausedUntil: number;
}

function readLock(): Lock | null {
  const text = readText(lockKey);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Lock;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function keepLock(lock: Lock | null): void {
  keepText(lockKey, lock && JSON.stringify(lock));
  for (const listener of listeners) listener();
}

/** Calls back when this device is locked or unlocked, here or in another tab; answers how to stop. */
export function onLockChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The one page this device shows; null where it is a device like any other. */
export function lockedPath(): string | null {
  return readLock()?.path ?? null;
}

/**
 * Locks this device to one page until someone types the code: four to eight digits. Throws if the device cannot store
 * it.
 */
export async function lockDevice(path: string, code: string): Promise<void> {
  const salt = crypto.randomUUID();
  keepLock({ path, salt, check: await checkOf(code, salt), tries: 0, pausedUntil: 0 });
  if (lockedPath() !== path) throw new Error('This browser keeps nothing, so it cannot be locked.');
}

export type Unlocking = 'open' | 'wrong' | 'paused';

/** Unlocks the device, or counts a failed attempt; after five of them no attempt is accepted for a minute. */
export async function unlockDevice(code: string, now = Date.now()): Promise<Unlocking> {
  const lock = readLock();
  if (lock === null) return 'open';
  // A pause that is longer than any was begun by a clock that was wrong.
  const pausedMs = lock.pausedUntil - now;
  if (pausedMs > 0 && pausedMs <= pauseMs) return 'paused';
  if ((await checkOf(code, lock.salt)) === lock.check) {
    keepLock(null);
    return 'open';
  }
  const tries = lock.tries + 1;
  const pausing = tries >= triesBeforePause;
  keepLock({ ...lock, tries: pausing ? 0 : tries, pausedUntil: pausing ? now + pauseMs : 0 });
  return 'wrong';
}

/** Signing out also removes the lock, because nobody else could unlock the device. */
export function forgetLock(): void {
  keepLock(null);
}

async function checkOf(code: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  return [...new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))].join(' ');
}
