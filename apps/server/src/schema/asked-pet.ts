import { sql } from 'drizzle-orm';
import { badgeTable } from './badge.ts';
import { checkInTable } from './check-in.ts';

/**
 * Which pet a prepared statement is about: by its id, by the code of the badge that was shown, or by its arrival. By one of
 * the latter, what is known about a pet is read together with the pet itself.
 */
export interface AskedPet {
  readonly petId: string | null;
  readonly badge: string | null;
  readonly checkInId: string | null;
}

const noPet: AskedPet = { petId: null, badge: null, checkInId: null };

export const petWithId = (petId: string): AskedPet => ({ ...noPet, petId });
export const petWithBadge = (badge: string): AskedPet => ({ ...noPet, badge });
export const petOfCheckIn = (checkInId: string): AskedPet => ({ ...noPet, checkInId });

/** The id of that pet, in statements whose placeholders are those of `AskedPet`. */
export const askedPetId = sql`coalesce(${sql.placeholder('petId')}::uuid,
  (select shown.pet_id from ${badgeTable} shown where shown.code = ${sql.placeholder('badge')}::text),
  (select arrived.pet_id from ${checkInTable} arrived where arrived.id = ${sql.placeholder('checkInId')}::uuid))`;
