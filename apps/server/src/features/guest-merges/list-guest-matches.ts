import type { guestMerges, OutputOf } from '@clearpaw/contract';
import type { Call } from '../../platform/http/index.ts';
import { solePet } from '../pets/index.ts';
import { findMatches } from './find-matches.ts';

/** For the owner of a pet: the guests of connected businesses that may be it. */
export async function listGuestMatches(
  call: Call,
  input: { petId: string },
): Promise<OutputOf<typeof guestMerges.listGuestMatches>> {
  const pet = await solePet(call, input.petId);
  if (pet.state !== 'active') return { items: [] };
  return { items: await findMatches(call.services.store.db, pet, call.now) };
}
