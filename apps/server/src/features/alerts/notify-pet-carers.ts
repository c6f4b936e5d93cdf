import { eq, inArray } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { isStandIn } from '../accounts/index.ts';
import { type AlertDraft, raiseAlert } from './raise-alert.ts';

/** An alert for all carers of a pet. */
export type CarerAlertDraft = Omit<AlertDraft, 'uid' | 'petId'> & { readonly petId: string };

/**
 * The carers of each of these pets: its owner first, then its co-owners. A guest's owner has no account, so no one is
 * notified.
 */
export async function petCarersOf(
  db: Database,
  petIds: readonly string[],
): Promise<(petId: string) => readonly string[]> {
  if (petIds.length === 0) return () => [];
  const ids = [...new Set(petIds)];
  const owners = await db
    .select({ petId: petTable.id, uid: petTable.ownerId, email: userTable.email })
    .from(petTable)
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(inArray(petTable.id, ids));
  const others = await db
    .select({ petId: coOwnerTable.petId, uid: coOwnerTable.uid })
    .from(coOwnerTable)
    .where(inArray(coOwnerTable.petId, ids))
    .orderBy(coOwnerTable.since, coOwnerTable.uid);
  const carers = new Map<string, string[]>();
  for (const { petId, uid } of [...owners.filter(({ email }) => !isStandIn(email)), ...others]) {
    carers.set(petId, [...(carers.get(petId) ?? []), uid]);
  }
  return (petId) => carers.get(petId) ?? [];
}

/** Notifies all carers of the pet, each on the channels they chose; one cause notifies each of them once. */
export async function notifyPetCarers(
  tx: Tx,
  services: Pick<Services, 'newId' | 'clock'>,
  ...drafts: readonly CarerAlertDraft[]
): Promise<number> {
  const carersOf = await petCarersOf(
    tx.db,
    drafts.map(({ petId }) => petId),
  );
  const recipients = drafts.flatMap((draft) => carersOf(draft.petId).map((uid) => ({ ...draft, uid })));
  return raiseAlert(tx, services, ...recipients);
}
