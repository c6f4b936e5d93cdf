import type { checkIns } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { guestTable } from '../../schema/guest.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { setGuestEmail, setGuestReach } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { changeGuestPet, guestPetFacts } from '../pets/index.ts';
import { checkGuest, ownerReached } from './create-guest.ts';
import { writeGuestRecords } from './guest-records.ts';

type Input = z.output<typeof checkIns.updateGuest.input>;

/** Staff corrected the form: the same guest, as typed now. Every earlier version stays readable. */
export async function updateGuest(call: AuditedCall, input: Input): Promise<{ petId: string }> {
  const { business } = await authorizeMember(call, input.businessId, 'checkIn');
  const { idempotencyKey: key, ...sent } = input;
  const { businessId, petId, ...fields } = sent;
  await requireGuest(call, business.id, petId);
  checkGuest(call, fields);
  const facts = guestPetFacts(fields, call.now);
  const attempt = { uid: call.uid, key, input: [call.name, sent], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const pet = await changeGuestPet(tx, petId, facts, call.now);
    const { ownerEmail } = fields;
    await setGuestEmail(tx.db, { businessId: business.id, petId, email: ownerEmail, at: call.now });
    await setGuestReach(
      tx.db,
      { businessId: business.id, uid: pet.ownerId, at: call.now },
      ownerReached(fields),
    );
    await tx.db.update(guestTable).set({ ownerEmail }).where(eq(guestTable.petId, petId));
    await writeGuestRecords(tx, call, { pet, businessId }, fields);
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'pet', id: petId } });
    return { petId };
  });
}

/** Any other pet is treated as not existing. */
async function requireGuest(call: Call, businessId: string, petId: string): Promise<void> {
  const [guest] = await call.services.store.db
    .select({ petId: guestTable.petId })
    .from(guestTable)
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, guestTable.petId), eq(connectionTable.businessId, guestTable.businessId)),
    )
    .where(and(eq(guestTable.petId, petId), eq(guestTable.businessId, businessId), isConnected(call.now)));
  if (!guest) throw refuse.notFound('pet');
}
