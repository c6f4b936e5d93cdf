import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { endConnectionsOf, petChanged } from '../rechecks/index.ts';
import { movedPath } from './moved-path.ts';
import { type PetRow, petAccessTopic } from './pet-access.ts';
import { laterThan } from './update-pet.ts';

/**
 * Makes the caller the pet's only owner. Connections and co-owners end; the former owner keeps read access, or none.
 */
export async function givePet(
  tx: Tx,
  call: Call,
  { pet, keep }: { readonly pet: PetRow; readonly keep: 'nothing' | 'read' },
): Promise<PetRow> {
  await endConnectionsOf(tx, call, pet.id);
  await tx.db.delete(coOwnerTable).where(eq(coOwnerTable.petId, pet.id));
  if (keep === 'read') {
    const former = { petId: pet.id, uid: pet.ownerId, access: 'read', since: call.now } as const;
    await tx.db.insert(coOwnerTable).values(former);
  }
  const [row = pet] = await tx.db
    .update(petTable)
    .set({
      ownerId: call.uid,
      photoPath: await movePhoto(tx, call, pet),
      updatedAt: laterThan(pet.updatedAt, call.now),
    })
    .where(eq(petTable.id, pet.id))
    .returning();
  await petChanged(tx, pet.id, call.now);
  tx.publish({ topic: petAccessTopic(pet.id), payload: {} });
  return row;
}

/** Moves the photo too, unless the former owner uses it for another pet: then it stays with them. */
async function movePhoto(tx: Tx, call: Call, { photoPath }: PetRow): Promise<string | null> {
  if (photoPath === null) return null;
  const shown = await tx.db
    .select({ id: petTable.id })
    .from(petTable)
    .where(eq(petTable.photoPath, photoPath))
    .limit(2);
  const to = movedPath(photoPath, call.uid);
  if (to === null || shown.length > 1) return null;
  const moved = await call.services.objects.move(tx, photoPath, { path: to, ownerId: call.uid });
  return moved ? to : null;
}
