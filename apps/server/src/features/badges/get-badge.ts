import type { Call } from '../../platform/http/index.ts';
import { ownPet } from '../pets/index.ts';
import { type Badge, presentBadge } from './badge-presenter.ts';
import { findBadge, issueBadge } from './issue-badge.ts';
import { requireActive } from './require-active.ts';

/** The pet's badge; the first call makes it. */
export async function getBadge(call: Call, input: { petId: string }): Promise<Badge> {
  const pet = await ownPet(call, input.petId);
  requireActive(pet);
  const { db } = call.services.store;
  return presentBadge(call, (await findBadge(db, pet.id)) ?? (await issueBadge(db, pet.id, call.now)));
}
