import { type FindKey, importPoint, pointOf } from '@clearpaw/protocol';
import type { Services } from '../../platform/http/index.ts';
import { type BadgeKeyRow, publishedKeys } from './badge-keys.ts';

/** A public key as it is published. */
export function publicJwk({ kid, x, y }: BadgeKeyRow) {
  return { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid, x, y } as const;
}

const imported = new WeakMap<object, Map<string, Awaited<ReturnType<FindKey>>>>();

/** Finds the keys of badges; each is read once, because a name stands for one key for ever. */
export function findKeyIn(services: Pick<Services, 'store'>, now: Date): FindKey {
  const known = imported.get(services.store) ?? new Map();
  imported.set(services.store, known);
  return async (bytes) => {
    const kid = Buffer.from(bytes).toString('base64url');
    const seen = known.get(kid);
    if (seen) return seen;
    const row = (await publishedKeys(services, now)).find((one) => one.kid === kid);
    const point = row && pointOf(publicJwk(row));
    const key = point ? await importPoint(point) : null;
    if (key) known.set(kid, key);
    return key;
  };
}
