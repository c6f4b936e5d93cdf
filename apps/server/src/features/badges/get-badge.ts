import type { badges } from '@clearpaw/contract';
import { importPoint, pointOf } from '@clearpaw/protocol';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { ownPet } from '../pets/index.ts';
import { type Badge, presentBadge } from './badge-presenter.ts';
import { findBadge, issueBadge } from './issue-badge.ts';
import { requireActive } from './require-active.ts';

type Input = z.output<typeof badges.getBadge.input>;

/**
 * The pet's badge; the first call creates it. With a device's key it is bound to that device, and must be shown live.
 */
export async function getBadge(call: Call, input: Input): Promise<Badge> {
  const pet = await ownPet(call, input.petId);
  requireActive(pet);
  const deviceKey = input.deviceKey ? await readDeviceKey(input.deviceKey) : null;
  const { db } = call.services.store;
  const row = (await findBadge(db, pet.id)) ?? (await issueBadge(db, pet.id, call.now));
  return presentBadge(call, row, pet, deviceKey);
}

async function readDeviceKey(jwk: NonNullable<Input['deviceKey']>) {
  const point = pointOf(jwk);
  if (point && (await importPoint(point))) return point;
  throw refuse.malformed([{ path: 'deviceKey', message: 'Expected the public part of a P-256 key as JWK.' }]);
}
