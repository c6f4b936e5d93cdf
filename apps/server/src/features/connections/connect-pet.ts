import type { connections } from '@clearpaw/contract';
import { scopesFor } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected, nameKey } from '../../schema/connection.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { enterCustomer, reorderCustomer } from '../customers/index.ts';
import { accessTopic } from '../members/index.ts';
import { ownPet } from '../pets/index.ts';
import { followLocations } from './follow-locations.ts';
import { requireOtherLocations } from './other-location-names.ts';
import { type PresentedConnection, presentPetConnection } from './pet-connection.ts';
import { recheckDue } from './recheck-due.ts';
import { requireContact } from './require-contact.ts';

type Input = z.output<typeof connections.connectPet.input>;
type ConnectionRow = typeof connectionTable.$inferSelect;

/** Connects the caller's pet, or changes the scope and the end of an existing connection. */
export async function connectPet(call: AuditedCall, input: Input): Promise<PresentedConnection> {
  const business = await findBusiness(call, input);
  const pet = await ownPet(call, input.petId);
  if (!scopesFor(business.kind).includes(input.scope)) {
    const message = 'Only a veterinary clinic can be allowed to add records.';
    throw refuse.invalid([{ path: 'scope', message, reason: 'clinics_only' }]);
  }
  await requireContact(call, business, pet, input.shareContact);
  if (input.shareLocations) await requireOtherLocations(call, business.id);
  const endsAt = readEnd(input.until, call.now);
  const connectionKey = { businessId: business.id, petId: pet.id };
  const row = await call.services.store.transaction(async (tx) => {
    const petNameKey = nameKey(pet.name);
    const saved = await saveConnection(tx, call, {
      ...connectionKey,
      scope: input.scope,
      endsAt,
      petNameKey,
      contactShared: input.shareContact,
      locationsShared: input.shareLocations,
    });
    await followLocations(tx, call, saved);
    await enterCustomer(tx.db, { ...connectionKey, petName: pet.name, at: call.now });
    await reorderCustomer(tx.db, { uid: pet.ownerId, businessId: business.id });
    const subject = { kind: 'connection', id: pet.id } as const;
    const action = `${call.name}:${input.scope}` as const;
    publishTrigger(tx, { petChanged: pet.id });
    await appendEntry(tx.db, call, { businessId: business.id, by: 'owner', subject, action });
    tx.publish({ topic: accessTopic(business.id), payload: { petId: pet.id, connected: true } });
    return saved;
  });
  await recheckDue(call.services, connectionKey);
  return presentPetConnection(call, pet, { connection: row, business });
}

function readEnd(until: string | null | undefined, now: Date): Date | null {
  if (until === undefined || until === null) return null;
  const end = new Date(until);
  if (end > now) return end;
  throw refuse.invalid([
    { path: 'until', message: 'This moment has passed; choose a later one.', reason: 'time_in_past' },
  ]);
}

async function saveConnection(
  { db }: Tx,
  call: Call,
  {
    contactShared,
    locationsShared,
    ...connectionKey
  }: Pick<ConnectionRow, 'businessId' | 'petId' | 'scope' | 'endsAt' | 'petNameKey'> & {
    readonly contactShared: boolean | undefined;
    readonly locationsShared: boolean | undefined;
  },
): Promise<ConnectionRow> {
  const stillConnected = isConnected(call.now);
  const [row] = await db
    .insert(connectionTable)
    .values({
      ...connectionKey,
      contactShared: contactShared ?? false,
      emailShared: contactShared ?? false,
      locationsSharedAt: locationsShared ? call.now : null,
      connectedAt: call.now,
      dueAt: call.now,
      verdict: 'non_compliant',
    })
    .onConflictDoUpdate({
      target: [connectionTable.businessId, connectionTable.petId],
      set: {
        scope: connectionKey.scope,
        endsAt: connectionKey.endsAt,
        petNameKey: connectionKey.petNameKey,
        connectedAt: sql`case when ${stillConnected} then ${connectionTable.connectedAt} else ${call.now.toISOString()}::timestamptz end`,
        // A connection that had ended starts as a new one: it shares only what the owner shares now.
        contactShared: contactShared ?? sql`${connectionTable.contactShared} and ${stillConnected}`,
        emailShared: contactShared ?? sql`${connectionTable.emailShared} and ${stillConnected}`,
        locationsSharedAt: sharedSince(locationsShared, stillConnected, call.now),
        fromBusinessId: null,
        revokedAt: null,
        blockedAt: null,
        dueAt: call.now,
      },
    })
    .returning();
  if (!row) throw new Error('An upsert answers its row.');
  return row;
}

function sharedSince(share: boolean | undefined, stillConnected: SQL | undefined, now: Date): SQL | null {
  if (share === false) return null;
  const kept = sql`case when ${stillConnected} then ${connectionTable.locationsSharedAt} end`;
  return share ? sql`coalesce(${kept}, ${now.toISOString()}::timestamptz)` : kept;
}
