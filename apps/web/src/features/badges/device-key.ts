import { makeKeyPair, type WebKeyPair } from '@clearpaw/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Portrait } from '../../ui/portrait/index.ts';

interface BadgeStore extends DBSchema {
  keys: { key: string; value: WebKeyPair };
  badges: { key: string; value: KeptBadge };
  faces: { key: string; value: KeptFace };
}

/** A badge as last read from the server: enough to keep showing it without a network. */
export interface KeptBadge {
  readonly petId: string;
  readonly code: string;
  readonly url: string;
  readonly credential: string;
  readonly expiresAt: string;
}

/** The data shown around a badge's code, which a pet's tag has anyway. */
export interface KeptFace {
  readonly pet: {
    readonly id: string;
    readonly name: string;
    readonly facts: string;
    readonly chipTail: string | null;
    /** Missing if an earlier release stored it. */
    readonly photoPath?: string | null;
  };
  readonly look: Portrait;
}

let opening: Promise<IDBPDatabase<BadgeStore>> | null = null;

function openStore(): Promise<IDBPDatabase<BadgeStore>> {
  opening ??= openDB<BadgeStore>('clearpaw-badges', 2, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore('keys');
      if (before < 1) database.createObjectStore('badges');
      database.createObjectStore('faces');
    },
    // A tab of a newer release must not wait for this one.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

const deviceKeyName = 'device';

/**
 * This device's key. Its private part cannot be read by anyone: the browser signs with it and never exports it, so
 * another phone cannot show a badge that is bound to it.
 */
export async function findDeviceKey(): Promise<WebKeyPair> {
  const store = await openStore();
  const known = await store.get('keys', deviceKeyName);
  if (known) return known;
  const made = await makeKeyPair(false);
  // Two tabs may start together; both use the key that was stored first.
  const keys = store.transaction('keys', 'readwrite');
  const first = await keys.store.get(deviceKeyName);
  if (!first) await keys.store.put(made, deviceKeyName);
  await keys.done;
  return first ?? made;
}

export async function keepBadge(badge: KeptBadge): Promise<void> {
  await (await openStore()).put('badges', badge, badge.petId);
}

/** The badge stored for a pet, while it is valid. */
export async function findKeptBadge(petId: string, now: Date): Promise<KeptBadge | null> {
  const kept = await (await openStore()).get('badges', petId);
  return kept && new Date(kept.expiresAt) > now ? kept : null;
}

export async function keepFace(face: KeptFace): Promise<void> {
  await (await openStore()).put('faces', face, face.pet.id);
}

export async function findKeptFace(petId: string): Promise<KeptFace | null> {
  return (await (await openStore()).get('faces', petId)) ?? null;
}

/** Deletes everything about one person's pets before another person uses the device. */
export async function forgetBadges(): Promise<void> {
  const store = await openStore();
  await Promise.all([store.clear('badges'), store.clear('keys'), store.clear('faces')]);
}
