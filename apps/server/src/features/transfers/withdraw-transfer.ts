import type { Call } from '../../platform/http/index.ts';
import { withdrawAllOfPet } from '../invitations/index.ts';
import { solePet } from '../pets/index.ts';

/** The link of an open offer stops working. Withdrawing where nothing is offered changes nothing. */
export async function withdrawTransfer(call: Call, input: { petId: string }): Promise<Record<string, never>> {
  const pet = await solePet(call, input.petId);
  await withdrawAllOfPet(call.services.store.db, { petId: pet.id, now: call.now, offers: true });
  return {};
}
