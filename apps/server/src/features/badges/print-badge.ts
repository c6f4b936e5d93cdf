import type { badges, OutputOf } from '@clearpaw/contract';
import type { Call } from '../../platform/http/index.ts';
import { ownPet } from '../pets/index.ts';
import { printedBadge } from './printed-badge.ts';
import { requireActive } from './require-active.ts';

/** A sheet with the badge in three sizes. It is not bound to a device, so scanners treat it as printed. */
export async function printBadge(
  call: Call,
  { petId }: { petId: string },
): Promise<OutputOf<typeof badges.printBadge>> {
  const pet = await ownPet(call, petId);
  requireActive(pet);
  const printed = await printedBadge(call, pet);
  const goodUntil = printed.goodUntil.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const { name, specimen } = pet;
  const { drawBadge } = await import('./draw-badge.ts');
  const bytes = await drawBadge({ ...printed, name, goodUntil, specimen, issuedAt: call.now });
  return { contentType: 'application/pdf', base64: bytes.toString('base64') };
}
