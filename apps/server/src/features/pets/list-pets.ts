import type { pets } from '@clearpaw/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { requireUserType } from '../accounts/index.ts';
import { pet } from './pet.table.ts';
import { type Pet, presentPet } from './pet-presenter.ts';

type Input = z.output<typeof pets.listPets.input>;

/** The caller's own pets in the order in which they were added. */
export async function listPets(call: Call, input: Input): Promise<Page<Pet>> {
  await requireUserType(call, 'owner');
  const after = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select()
    .from(pet)
    .where(
      and(
        eq(pet.ownerId, call.uid),
        eq(pet.state, input.state),
        after ? gt(pet.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(pet.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.id]);
  return { ...page, items: page.items.map(presentPet) };
}
