import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { petTable } from '../../schema/pet.ts';
import type { PetRow } from './pet-access.ts';

/** Pets by their ids, for code that has already checked that it may read them. */
export function petRows(db: Database, ids: readonly string[]): Promise<PetRow[]> {
  return db
    .select()
    .from(petTable)
    .where(inArray(petTable.id, [...ids]));
}
