import { type BadgeRow, issueBadge } from '../../features/badges/issue-badge.ts';
import type { PetRow } from '../../features/pets/index.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

/** The badge of a pet; a new pet is created if none is given. */
export async function buildBadge(
  services: BuilderServices,
  overrides: { readonly pet?: PetRow } = {},
): Promise<BadgeRow & { readonly petId: string }> {
  const carrier = overrides.pet ?? (await buildPet(services));
  const row = await issueBadge(services.store.db, carrier.id, services.clock.now());
  return { ...row, petId: carrier.id };
}
