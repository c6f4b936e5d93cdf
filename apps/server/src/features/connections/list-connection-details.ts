import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { type FoundChange, nextChangesOf } from '../compliance/index.ts';
import { ownerNamesOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof connections.listConnectionDetails.input>;
type Details = OutputOf<typeof connections.listConnectionDetails>;

/**
 * Whose the pets of a shown page are, and what changes next. A call of its own, after the list: the list stays as fast
 * as it is for its other callers, and an API key that may read connections learns neither names nor reasons. The pets
 * are judged at once, in as many statements for a hundred as for one.
 */
export async function listConnectionDetails(call: Call, input: Input): Promise<Details> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const { db } = call.services.store;
  const rows = await db
    .select({ pet: petTable, scope: connectionTable.scope })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(
      and(
        eq(connectionTable.businessId, business.id),
        inArray(connectionTable.petId, input.petIds),
        isConnected(call.now),
      ),
    );
  const petIds = rows.map(({ pet }) => pet.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const pets = rows.map(({ pet, scope }) => ({ pet, datesHidden: scope === 'verdict' }));
  const [ownerNames, changes] = await Promise.all([
    ownerNamesOf(db, business.id, petIds),
    nextChangesOf(db, business.id, pets, today),
  ]);
  const items = petIds.map((petId) => ({
    petId,
    ownerName: ownerNames.get(petId) ?? null,
    next: presentChange(changes.get(petId)),
  }));
  return { items, nextCursor: null };
}

/** Without the records that decided it. */
function presentChange(change: FoundChange | undefined): Details['items'][number]['next'] {
  if (change === undefined) return null;
  const { kind, title, lastDay, compliantFrom, others } = change;
  const { ruleId, status, reason, params, message, validUntil } = change.check;
  return {
    ...{ kind, ruleId, status, reason, params, message, validUntil },
    ...{ title, lastDay, compliantFrom, others },
  };
}
