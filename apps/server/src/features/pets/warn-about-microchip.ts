import type { OutputOf, pets } from '@clearpaw/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { petTable } from '../../schema/pet.ts';
import { isKept, type PetRow } from './pet-access.ts';

type Warnings = NonNullable<OutputOf<typeof pets.createPet>['warnings']>;

/**
 * A microchip has a unique number, so two pets with the same one are most likely a typing error. The warning says only
 * that: neither whose the other pet is, nor whether it is one's own.
 */
export async function warnAboutMicrochip(
  db: Database,
  { id, microchip }: Pick<PetRow, 'id' | 'microchip'>,
): Promise<{ warnings?: Warnings }> {
  if (microchip === null) return {};
  const [other] = await db
    .select({ id: petTable.id })
    .from(petTable)
    .where(and(eq(petTable.microchip, microchip), ne(petTable.id, id), isKept))
    .limit(1);
  if (!other) return {};
  const message = 'This microchip number is already on another pet. Check it against the certificate.';
  return { warnings: [{ code: 'microchip_in_use', path: 'microchip', message }] };
}
