import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { petTable } from '../../schema/pet.ts';
import { erasePlaceholderAccounts } from '../accounts/index.ts';
import { moveCarePlan } from '../care-plans/index.ts';
import { moveCare } from '../care-records/index.ts';
import { moveCheckIns } from '../check-ins/index.ts';
import { moveConnection } from '../connections/index.ts';
import { moveDocuments } from '../documents/index.ts';
import { moveIncidents } from '../incidents/index.ts';
import { moveAnswers } from '../intake-questions/index.ts';
import { removeGuestPets } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { moveRecordReviews } from '../review-states/index.ts';
import { moveDoses } from '../vaccinations/index.ts';
import { moveVisits } from '../visit-states/index.ts';
import { moveSignatures } from '../waivers/index.ts';

interface Merged {
  readonly business: { readonly id: string; readonly name: string };
  readonly petId: string;
  readonly guestPetId: string;
}

/**
 * All that a business recorded about a guest belongs to the pet: records as its next versions, which say who entered
 * them, then visits, signatures and incidents. What the pet has already stays as it is. The guest is deleted.
 */
export async function mergeGuest(tx: Tx, call: Call, { business, petId, guestPetId }: Merged): Promise<void> {
  const [ownerId, guestOwnerId] = await lockOwners(tx, petId, guestPetId);
  const both = { businessId: business.id, from: guestPetId, to: petId };
  await refuseTwoStays(tx, both);
  await moveDocuments(tx, call.services, { ...both, ownerId });
  const reason = `Entered by ${business.name} when the pet was a guest`;
  const records = { ...both, author: { by: call.uid, at: call.now, reason } };
  await moveDoses(tx, records);
  await moveCare(tx, records);
  await moveRecordReviews(tx, both);
  await moveCheckIns(tx, both);
  await moveVisits(tx, both);
  await moveCarePlan(tx, both);
  await moveSignatures(tx, both);
  await moveIncidents(tx, both);
  await moveAnswers(tx, both);
  await moveConnection(tx, { ...both, at: call.now });
  await removeGuestPets(tx.db, [guestPetId]);
  await eraseWithoutPets(tx, guestOwnerId);
  await petChanged(tx, petId, call.now);
}

/** The owners of both pets, which do not change before the end. */
async function lockOwners(tx: Tx, petId: string, guestPetId: string): Promise<readonly [string, string]> {
  const rows = await tx.db
    .select({ id: petTable.id, ownerId: petTable.ownerId })
    .from(petTable)
    .where(inArray(petTable.id, [petId, guestPetId]))
    .orderBy(petTable.id)
    .for('update');
  const [pet, guest] = [petId, guestPetId].map((id) => rows.find((row) => row.id === id));
  if (!pet || !guest) throw refuse.notFound('pet');
  return [pet.ownerId, guest.ownerId];
}

/** One pet cannot be on site twice: one of the stays has to be ended first. */
async function refuseTwoStays(
  tx: Tx,
  { businessId, from, to }: { businessId: string; from: string; to: string },
): Promise<void> {
  const open = await tx.db
    .select({ petId: checkInTable.petId })
    .from(checkInTable)
    .where(
      and(
        eq(checkInTable.businessId, businessId),
        inArray(checkInTable.petId, [from, to]),
        inArray(checkInTable.decision, ['admitted', 'waiting']),
        isNull(checkInTable.departedAt),
      ),
    );
  if (new Set(open.map(({ petId }) => petId)).size < 2) return;
  throw refuse('FAILED_PRECONDITION', 'Both are checked in. Check one of them out, then merge them.', {
    reason: 'already_here',
  });
}

/** The customer whom staff entered is gone with the last pet; one with other pets stays. */
async function eraseWithoutPets({ db }: Tx, uid: string): Promise<void> {
  const [left] = await db.select({ pets: count() }).from(petTable).where(eq(petTable.ownerId, uid));
  if (left?.pets === 0) await erasePlaceholderAccounts(db, [uid]);
}
