import type { badges, OutputOf } from '@clearpaw/contract';
import { shortDateIn } from '@clearpaw/domain/words';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import { ownPet } from '../pets/index.ts';
import { badgePageMessages } from './messages.gen.ts';
import { printedBadge } from './printed-badge.ts';
import { requireActive } from './require-active.ts';

/** A sheet with the badge in three sizes. It is not bound to a device, so scanners treat it as printed. */
export async function printBadge(
  call: Call,
  input: z.output<typeof badges.printBadge.input>,
): Promise<OutputOf<typeof badges.printBadge>> {
  const pet = await ownPet(call, input.petId);
  requireActive(pet);
  const printed = await printedBadge(call, pet);
  const language = input.language ?? (await languageOf(call.services.store.db, call.uid));
  const goodUntil = shortDateIn(language, printed.goodUntil, 'UTC');
  const { name, specimen } = pet;
  const [{ drawBadge }, { spokenIn }] = await Promise.all([
    import('./draw-badge.ts'),
    import('../../platform/tagged-pdf/index.ts'),
  ]);
  const spoken = spokenIn(language, badgePageMessages);
  const wording = { ...spoken, texts: spoken.texts.print };
  const bytes = await drawBadge({ ...printed, name, goodUntil, specimen, issuedAt: call.now }, wording);
  return { contentType: 'application/pdf', base64: bytes.toString('base64') };
}
