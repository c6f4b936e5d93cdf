import type { Species } from '@clearpaw/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petTable } from '../../schema/pet.ts';
import { petChanged } from '../rechecks/index.ts';
import { checkPet } from './check-pet.ts';
import { unknownFacts } from './create-pet.ts';
import type { PetRow } from './pet-access.ts';

type GuestPetFacts = Pick<
  PetRow,
  'name' | 'species' | 'bornOn' | 'bornOnPrecision' | 'sex' | 'sterilized' | 'microchip' | 'weightKg'
>;

type Reported = {
  readonly [Fact in keyof Omit<GuestPetFacts, 'name' | 'species'>]?: GuestPetFacts[Fact] | undefined;
} & { readonly petName: string; readonly species: Species };

/** What was stated at check-in about a pet without an account; the rest stays unknown. Refuses impossible values. */
export function guestPetFacts(reported: Reported, now: Date): GuestPetFacts {
  const {
    petName: name,
    species,
    bornOn = null,
    sex = 'unknown',
    sterilized = null,
    weightKg = null,
  } = reported;
  // A guest has no photo, so no owner of a photo needs to be checked.
  const { microchip = null } = checkPet({ bornOn, microchip: reported.microchip }, now, []);
  const bornOnPrecision = bornOn === null ? null : (reported.bornOnPrecision ?? 'day');
  return { name, species, bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg };
}

/** A pet that came without an account. */
export async function insertGuestPet(
  db: Database,
  guest: GuestPetFacts & { readonly id: string; readonly ownerId: string; readonly at: Date },
): Promise<PetRow> {
  const { at, ...facts } = guest;
  const [row] = await db
    .insert(petTable)
    .values({ ...unknownFacts, ...facts, createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw refuse.notFound('pet');
  return row;
}

/** Updates the pet to what is stated now. Every business that knows it judges it again. */
export async function changeGuestPet(
  tx: Tx,
  petId: string,
  facts: GuestPetFacts,
  now: Date,
): Promise<PetRow> {
  const [row] = await tx.db
    .update(petTable)
    .set({ ...facts, updatedAt: now })
    .where(eq(petTable.id, petId))
    .returning();
  if (!row) throw refuse.notFound('pet');
  await petChanged(tx, petId, now);
  return row;
}

type ImportedPet = Pick<GuestPetFacts, 'name' | 'species'> &
  Partial<GuestPetFacts & Pick<PetRow, 'breed'>> & { readonly id: string; readonly ownerId: string };

/** Many pets of owners without an account at once; their facts were already checked. */
export async function insertGuestPets(db: Database, pets: readonly ImportedPet[], at: Date): Promise<void> {
  if (pets.length === 0) return;
  const times = { createdAt: at, updatedAt: at };
  await db.insert(petTable).values(pets.map((pet) => ({ ...unknownFacts, ...pet, ...times })));
}

/** Deletes them with everything about them. */
export async function removeGuestPets(db: Database, petIds: readonly string[]): Promise<void> {
  if (petIds.length > 0) await db.delete(petTable).where(inArray(petTable.id, [...petIds]));
}
