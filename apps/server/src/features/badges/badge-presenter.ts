import type { badges, OutputOf } from '@clearpaw/contract';
import {
  type BadgeClaims,
  badgeUrl,
  calendarDateIn,
  chooseDoses,
  cutName,
  parseBadgeCode,
  type Species,
  validForSeconds,
  writeClaims,
} from '@clearpaw/domain';
import { sealCredential } from '@clearpaw/protocol';
import type { Call } from '../../platform/http/index.ts';
import type { PetRow } from '../pets/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';
import { signingKey } from './badge-keys.ts';
import type { BadgeRow } from './issue-badge.ts';

export type Badge = OutputOf<typeof badges.getBadge>;

/** By the public address of a server, which never changes while it runs. */
const hosts = new Map<string, string>();

/** The host in our addresses, which badges name as their issuer. */
export function issuerOf({ services }: Pick<Call, 'services'>): string {
  const { publicUrl } = services.config;
  const host = hosts.get(publicUrl) ?? new URL(publicUrl).host;
  hosts.set(publicUrl, host);
  return host;
}

/** The badge as its owner shows it: signed again at each request, bound to the device if one is named. */
export async function presentBadge(
  call: Pick<Call, 'services' | 'now'>,
  row: BadgeRow,
  pet: PetRow,
  deviceKey: BadgeClaims['deviceKey'] = null,
): Promise<Badge> {
  const code = parseBadgeCode(row.code);
  if (!code) throw new Error('A stored badge code is not one.');
  const issuedAt = Math.floor(call.now.getTime() / 1000);
  const expiresAt = issuedAt + validForSeconds;
  const doses = (await vaccinationRecordsOf(call.services.store.db, [pet.id])).get(pet.id) ?? [];
  const claims: BadgeClaims = {
    issuer: issuerOf(call),
    petId: pet.id,
    name: cutName(pet.name),
    species: pet.species as Species,
    chipTail: pet.microchip?.slice(-4) ?? null,
    specimen: pet.specimen,
    issuedAt,
    expiresAt,
    revocationIndex: row.revocationIndex,
    doses: chooseDoses(doses, calendarDateIn(call.now.getTime(), 'UTC')),
    deviceKey,
  };
  const credential = await sealCredential(writeClaims(claims), await signingKey(call.services, call.now));
  return {
    code,
    url: badgeUrl(call.services.config.publicUrl, code, credential),
    credential,
    issuedAt: new Date(issuedAt * 1000).toISOString(),
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}
