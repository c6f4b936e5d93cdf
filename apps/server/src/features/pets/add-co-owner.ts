import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { publishTrigger } from '../alerts/index.ts';

/** Makes a person who accepted an invitation a co-owner of the pet. */
export async function addCoOwner(
  tx: Tx,
  call: Call,
  { petId, access }: { petId: string; access: 'full' | 'read' },
): Promise<void> {
  await tx.db
    .insert(coOwnerTable)
    .values({ petId, uid: call.uid, access, since: call.now })
    .onConflictDoUpdate({ target: [coOwnerTable.petId, coOwnerTable.uid], set: { access } });
  publishTrigger(tx, { petChanged: petId });
}
