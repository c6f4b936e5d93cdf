import { encodeCbor, packNumbers, signCose } from '@clearpaw/protocol';
import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { badgeTable, revocationCounter } from '../../schema/badge.ts';
import { petTable } from '../../schema/pet.ts';
import { signingKey } from './badge-keys.ts';

/**
 * A credential is valid for a week; one more day for clock differences. Badges revoked earlier have expired everywhere.
 */
const listedForMs = 8 * 24 * 60 * 60 * 1000;
// Claims of the list: issuer and time as in RFC 8392, then counter and indexes.
const [iss, iat, revoked] = [1, 6, -65_538] as const;

/**
 * Every badge that must not be accepted anymore, by its index: revoked ones, those of archived or deceased pets, and
 * those of deleted pets. Signed, so that any cache may store it.
 */
export async function makeRevocationList(
  services: Pick<Services, 'store' | 'sealer' | 'config'>,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  await noteDeletedPets(services, now);
  const indexes = await listedIndexes(services, new Date(now.getTime() - listedForMs));
  const name = revocationCounter.seqName ?? '';
  const numbered = await services.store.pool.query<{ counter: string }>('select nextval($1) as counter', [
    name,
  ]);
  const claims = new Map<number, number | string | (number | Uint8Array)[]>([
    [iss, new URL(services.config.publicUrl).host],
    [iat, Math.floor(now.getTime() / 1000)],
    [revoked, [Number(numbered.rows[0]?.counter), packNumbers(indexes)]],
  ]);
  return signCose(encodeCbor(claims), await signingKey(services, now));
}

/** The badge row of a deleted pet has no pet; from the next query on it counts as revoked, and can be deleted later. */
async function noteDeletedPets({ store }: Pick<Services, 'store'>, now: Date): Promise<void> {
  await store.db
    .update(badgeTable)
    .set({ revokedAt: now })
    .where(and(isNull(badgeTable.petId), isNull(badgeTable.revokedAt)));
}

async function listedIndexes({ store }: Pick<Services, 'store'>, since: Date): Promise<number[]> {
  const revokedLately = await store.db
    .select({ index: badgeTable.revocationIndex })
    .from(badgeTable)
    .where(gte(badgeTable.revokedAt, since));
  const ofInactive = await store.db
    .select({ index: badgeTable.revocationIndex })
    .from(badgeTable)
    .innerJoin(petTable, eq(petTable.id, badgeTable.petId))
    .where(and(ne(petTable.state, 'active'), gte(petTable.updatedAt, since)));
  return [...revokedLately, ...ofInactive].map((row) => row.index);
}
