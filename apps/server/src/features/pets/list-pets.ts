import type { pets } from '@clearpaw/contract';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { requireUserType } from '../accounts/index.ts';
import { isKept } from './pet-access.ts';
import { type PresentedPet, presentPet } from './pet-presenter.ts';

type Input = z.output<typeof pets.listPets.input>;

/** The caller's own pets, and those shared with them, in the order of creation. */
export async function listPets(call: Call, input: Input): Promise<Page<PresentedPet>> {
  await requireUserType(call, 'owner');
  const after = readCursor(input.cursor, ['id']);
  const { db } = call.services.store;
  const shared = db
    .select({ id: coOwnerTable.petId })
    .from(coOwnerTable)
    .where(eq(coOwnerTable.uid, call.uid));
  const rows = await db
    .select({ pet: petTable, access: coOwnerTable.access })
    .from(petTable)
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, call.uid)))
    .where(
      and(
        // Deleted pets can be restored by their owner, and are hidden from everyone else.
        or(eq(petTable.ownerId, call.uid), and(isKept, inArray(petTable.id, shared))),
        input.state === 'all' ? undefined : eq(petTable.state, input.state),
        after ? gt(petTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(petTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.pet.id]);
  return { ...page, items: page.items.map((row) => presentPet(row.pet, row.access ?? 'owner')) };
}
