import type { pets } from '@clearpaw/contract';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { pet } from '../../schema/pet.ts';
import { requireUserType } from '../accounts/index.ts';
import { type Pet, presentPet } from './pet-presenter.ts';

type Input = z.output<typeof pets.listPets.input>;

/** The caller's own pets, and those shared with them, in the order in which they were added. */
export async function listPets(call: Call, input: Input): Promise<Page<Pet>> {
  await requireUserType(call, 'owner');
  const after = readCursor(input.cursor, ['id']);
  const { db } = call.services.store;
  const shared = db.select({ id: coOwner.petId }).from(coOwner).where(eq(coOwner.uid, call.uid));
  const rows = await db
    .select({ pet, access: coOwner.access })
    .from(pet)
    .leftJoin(coOwner, and(eq(coOwner.petId, pet.id), eq(coOwner.uid, call.uid)))
    .where(
      and(
        or(eq(pet.ownerId, call.uid), inArray(pet.id, shared)),
        eq(pet.state, input.state),
        after ? gt(pet.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(pet.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.pet.id]);
  return { ...page, items: page.items.map((row) => presentPet(row.pet, row.access ?? 'owner')) };
}
