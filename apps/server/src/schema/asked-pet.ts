import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../platform/database/index.ts';
import { badgeTable } from './badge.ts';
import { checkInTable } from './check-in.ts';

const pet: Placeholder = sql.placeholder('pet');

/** The id of the pet in a statement, by what identifies it. */
const petIdBy = {
  id: sql`${pet}::uuid`,
  badge: sql`(select shown.pet_id from ${badgeTable} shown where shown.code = ${pet}::text)`,
  checkIn: sql`(select arrived.pet_id from ${checkInTable} arrived where arrived.id = ${pet}::uuid)`,
};

type KnownBy = keyof typeof petIdBy;

/**
 * The pet of a prepared statement: by its id, by the code of the scanned badge, or by its arrival. In the latter cases
 * the pet's data is read together with the pet itself.
 */
export interface AskedPet {
  readonly by: KnownBy;
  /** The value of the placeholder `pet`. */
  readonly pet: string;
}

export const petWithId = (petId: string): AskedPet => ({ by: 'id', pet: petId });
export const petWithBadge = (code: string): AskedPet => ({ by: 'badge', pet: code });
export const petOfCheckIn = (checkInId: string): AskedPet => ({ by: 'checkIn', pet: checkInId });

/**
 * A statement about a pet, prepared once for each way to identify the pet. One text for all of them made the reads of a
 * scan a fifth slower.
 */
export function preparedByPet<Prepared>(
  build: (db: Database, petId: SQL, by: KnownBy) => Prepared,
): (db: Database, pet: AskedPet) => Prepared {
  const prepare = (by: KnownBy) => preparedOnce((db) => build(db, petIdBy[by], by));
  const prepared = { id: prepare('id'), badge: prepare('badge'), checkIn: prepare('checkIn') };
  return (db, { by }) => prepared[by](db);
}
