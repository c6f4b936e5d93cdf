import { refuse } from '../../platform/refusal/index.ts';
import type { PetRow } from '../pets/index.ts';

/** Archived and deceased pets have no badge. */
export function requireActive(pet: PetRow): void {
  if (pet.state === 'active') return;
  throw refuse.precondition('badge_revoked', 'This pet is not active, so it has no badge.');
}
