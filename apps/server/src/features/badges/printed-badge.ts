import { type BadgeCode, badgeUrl, parseBadgeCode } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import type { PetRow } from '../pets/index.ts';
import { presentBadge } from './badge-presenter.ts';
import { findBadge, issueBadge } from './issue-badge.ts';
import { requireActive } from './require-active.ts';

/**
 * The badge as it is printed: not bound to a device, and created at the first print. Only for people who may show it.
 */
export async function printedBadge(
  call: Pick<Call, 'services' | 'now'>,
  pet: PetRow,
): Promise<{ readonly url: string; readonly code: string; readonly goodUntil: Date }> {
  const { db } = call.services.store;
  const row = (await findBadge(db, pet.id)) ?? (await issueBadge(db, pet.id, call.now));
  const { url, code, expiresAt } = await presentBadge(call, row, pet);
  return { url, code, goodUntil: new Date(expiresAt) };
}

/** The badge in a wallet: only its code, which does not change and reveals nothing about the pet. */
export async function codeBadge(
  { services, now }: Pick<Call, 'services' | 'now'>,
  pet: PetRow,
): Promise<{ readonly url: string; readonly code: BadgeCode }> {
  requireActive(pet);
  const { db } = services.store;
  const row = (await findBadge(db, pet.id)) ?? (await issueBadge(db, pet.id, now));
  const code = parseBadgeCode(row.code);
  if (!code) throw new Error('A stored badge code is not one.');
  return { code, url: badgeUrl(services.config.publicUrl, code, '') };
}
