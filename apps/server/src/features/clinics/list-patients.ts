import type { clinics, OutputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected, nameKey } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { profileTable } from '../../schema/profile.ts';
import { isKept, photoNameFor } from '../pets/index.ts';
import { authorizeClinic } from './clinic-account.ts';

type Input = z.output<typeof clinics.listPatients.input>;
type Patient = OutputOf<typeof clinics.listPatients>['items'][number];

/** The pets whose owners allow this clinic to add records, sorted by name. */
export async function listPatients(call: Call, input: Input): Promise<Page<Patient>> {
  const { business } = await authorizeClinic(call, input.businessId, 'readPatients');
  const after = readCursor(input.cursor, ['text', 'id']);
  const position = sql`(${connectionTable.petNameKey}, ${connectionTable.petId})`;
  const typed = input.search === undefined ? undefined : nameKey(input.search);
  const rows = await call.services.store.db
    .select({ pet: petTable, connection: connectionTable, ownerName: profileTable.displayName })
    .from(connectionTable)
    .innerJoin(petTable, and(eq(petTable.id, connectionTable.petId), isKept))
    .leftJoin(profileTable, eq(profileTable.uid, petTable.ownerId))
    .where(
      and(
        eq(connectionTable.businessId, business.id),
        eq(connectionTable.scope, 'care'),
        isConnected(call.now),
        typed === undefined ? undefined : like(connectionTable.petNameKey, `${escapeLike(typed)}%`),
        after ? sql`${position} > (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(connectionTable.petNameKey), asc(connectionTable.petId))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ connection }) => [connection.petNameKey, connection.petId]);
  return { ...page, items: page.items.map(present) };
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

type Row = {
  readonly pet: typeof petTable.$inferSelect;
  readonly connection: typeof connectionTable.$inferSelect;
  readonly ownerName: string | null;
};

function present({ pet, connection, ownerName }: Row): Patient {
  return {
    petId: pet.id,
    petName: pet.name,
    species: pet.species as Species,
    breed: pet.breed,
    photoPath: photoNameFor(pet.id, pet.photoPath),
    ownerName,
    connectedAt: connection.connectedAt.toISOString(),
  };
}
