import type { guestMerges } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { guestTable } from '../../schema/guest.ts';
import { guestMergeTable } from '../../schema/guest-merge.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { accessTopic, authorizeMember } from '../members/index.ts';
import { mergeGuest } from './merge-guest.ts';
import { settleRequest } from './notify-team.ts';

type Input = z.output<typeof guestMerges.decideGuestMerge.input>;

/** The business's answer, after the owner's. Of two members who decide at once, the second finds it decided. */
export async function decideGuestMerge(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const { business } = await authorizeMember(call, input.businessId, 'manageCustomers');
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    await requireConnected(tx, call, input);
    await requireRequest(tx, input);
    const state = input.merge ? ('merged' as const) : ('declined' as const);
    await tx.db
      .update(guestMergeTable)
      .set({ state, decidedBy: call.uid, decidedAt: call.now })
      .where(ofPair(input));
    if (input.merge) await mergeGuest(tx, call, { business, ...input });
    const subject = { kind: 'pet', id: input.petId } as const;
    const action = `${call.name}:${state}` as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject, action });
    await settleRequest(tx, call, input);
    tx.publish({ topic: accessTopic(business.id), payload: { petId: input.petId } });
    return {};
  });
}

const ofPair = ({ businessId, petId, guestPetId }: Input) =>
  and(
    eq(guestMergeTable.businessId, businessId),
    eq(guestMergeTable.petId, petId),
    eq(guestMergeTable.guestPetId, guestPetId),
  );

/** The pet is connected; any other is treated as not existing. */
async function requireConnected(tx: Tx, call: AuditedCall, { businessId, petId }: Input): Promise<void> {
  const [connected] = await tx.db
    .select({ petId: connectionTable.petId })
    .from(connectionTable)
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        eq(connectionTable.petId, petId),
        isConnected(call.now),
      ),
    );
  if (!connected) throw refuse.notFound('pet');
}

/** The owner's yes still stands, and the guest is there. */
async function requireRequest(tx: Tx, input: Input): Promise<void> {
  const [asked] = await tx.db
    .select({ state: guestMergeTable.state })
    .from(guestMergeTable)
    .innerJoin(
      guestTable,
      and(
        eq(guestTable.petId, guestMergeTable.guestPetId),
        eq(guestTable.businessId, guestMergeTable.businessId),
      ),
    )
    .where(and(ofPair(input), eq(guestMergeTable.state, 'requested')))
    .for('update', { of: [guestMergeTable, guestTable] });
  // It was never made, or it was decided or withdrawn in the meantime.
  if (!asked) throw refuse.notFound('request');
}
