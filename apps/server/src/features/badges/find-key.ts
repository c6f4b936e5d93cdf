import { type FindKey, importPoint, pointOf } from '@clearpaw/protocol';
import type { Services } from '../../platform/http/index.ts';
import { type BadgeKeyRow, publishedKeys } from './badge-keys.ts';

/** A public key as it is published. */
export function publicJwk({ kid, x, y }: BadgeKeyRow) {
  return { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid, x, y } as const;
}

/** How long any server may still accept a revoked key; the revocation list is at most as old. */
const publishedForMs = 4_000;

type Key = Awaited<ReturnType<FindKey>>;

interface Published {
  readonly keys: Promise<ReadonlyMap<string, Key>>;
  readonly readAt: number;
}

const lastRead = new WeakMap<object, Published>();

/** Finds the keys of badges among those that are published at this moment. */
export function findKeyIn(services: Pick<Services, 'store'>, now: Date): FindKey {
  return async (bytes) => {
    const kid = Buffer.from(bytes).toString('base64url');
    return (await published(services, now)).get(kid) ?? (await readAgain(services, now)).get(kid) ?? null;
  };
}

function published(services: Pick<Services, 'store'>, now: Date): Published['keys'] {
  const last = lastRead.get(services.store);
  const isRecent = last && Math.abs(now.getTime() - last.readAt) < publishedForMs;
  return isRecent ? last.keys : readAgain(services, now);
}

function readAgain(services: Pick<Services, 'store'>, now: Date): Published['keys'] {
  const keys = importAll(services, now);
  lastRead.set(services.store, { keys, readAt: now.getTime() });
  // A failure is not cached: the next caller reads again.
  keys.catch(() => lastRead.delete(services.store));
  return keys;
}

async function importAll(services: Pick<Services, 'store'>, now: Date): Promise<ReadonlyMap<string, Key>> {
  const rows = await publishedKeys(services, now);
  const entries = rows.map(async (row): Promise<[string, Key]> => {
    const point = pointOf(publicJwk(row));
    return [row.kid, point && (await importPoint(point))];
  });
  return new Map(await Promise.all(entries));
}
