import type { connections } from '@clearpaw/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { accessTopic } from '../members/index.ts';
import { ownPet } from '../pets/index.ts';
import { cancelVisitsOf } from '../visit-states/index.ts';
import { endAtOtherLocations } from './follow-locations.ts';

type Input = z.output<typeof connections.disconnectPet.input>;

/**
 * From the next request on the business no longer sees the pet. Disconnecting twice changes nothing; a blocked business
 * cannot be connected again by a visit, even if it never was connected.
 */
export async function disconnectPet(call: AuditedCall, input: Input): Promise<Record<string, never>> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  const connectionKey = { businessId: business.id, petId: pet.id };
  await call.services.store.transaction(async (tx) => {
    const changed = input.block
      ? await block(tx, call, { ...connectionKey, petNameKey: nameKey(pet.name) })
      : await revoke(tx, call, connectionKey);
    if (!changed) return;
    await endAtOtherLocations(tx, call, connectionKey);
    await cancelVisitsOf(tx, pet.id, [business.id], call.now);
    const subject = { kind: 'connection', id: pet.id } as const;
    const action = input.block ? (`${call.name}:block` as const) : call.name;
    await appendEntry(tx.db, call, { businessId: business.id, by: 'owner', subject, action });
    publishTrigger(tx, { petChanged: pet.id });
    tx.publish({ topic: accessTopic(business.id), payload: { petId: pet.id, connected: false } });
  });
  return {};
}

interface ConnectionKey {
  readonly businessId: string;
  readonly petId: string;
}

async function revoke({ db }: Tx, call: Call, { businessId, petId }: ConnectionKey): Promise<boolean> {
  const named = and(eq(connectionTable.businessId, businessId), eq(connectionTable.petId, petId));
  const revoked = await db
    .update(connectionTable)
    .set({ revokedAt: call.now, fromBusinessId: null })
    .where(and(named, isNull(connectionTable.revokedAt)))
    .returning({ petId: connectionTable.petId });
  return revoked.length > 0;
}

async function block(
  { db }: Tx,
  call: Call,
  connectionKey: ConnectionKey & { readonly petNameKey: string },
): Promise<boolean> {
  const ended = { revokedAt: call.now, blockedAt: call.now };
  const never = { scope: 'verdict', verdict: 'non_compliant', connectedAt: call.now, dueAt: null } as const;
  const blocked = await db
    .insert(connectionTable)
    .values({ ...connectionKey, ...never, ...ended })
    .onConflictDoUpdate({
      target: [connectionTable.businessId, connectionTable.petId],
      set: {
        blockedAt: call.now,
        fromBusinessId: null,
        revokedAt: sql`coalesce(${connectionTable.revokedAt}, excluded.revoked_at)`,
      },
      setWhere: isNull(connectionTable.blockedAt),
    })
    .returning({ petId: connectionTable.petId });
  return blocked.length > 0;
}
