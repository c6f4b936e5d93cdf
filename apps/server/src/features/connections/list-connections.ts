import type { connections, OutputOf } from '@clearpaw/contract';
import { addDays, calendarDateIn, type Species } from '@clearpaw/domain';
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected, neverVisited } from '../../schema/connection.ts';
import { guestTable } from '../../schema/guest.ts';
import { careAlertsOf } from '../care-records/index.ts';
import { assessPets } from '../compliance/index.ts';
import { findCustomersOf, matchesSearch } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { type PetRow, petRows, photoNameFor } from '../pets/index.ts';
import { ensureFresh } from './recheck-due.ts';

type Input = z.output<typeof connections.listConnections.input>;
type ListedPet = OutputOf<typeof connections.listConnections>['items'][number];
export type PresentedConnectedPet = Omit<ListedPet, 'customer' | 'isGuest'>;
type Row = typeof connectionTable.$inferSelect;
export type ConnectedRow = { pet: PetRow; connection: Row };

/** The pets a business knows, each with the verdict for a visit today; of their owners only the customer ids. */
export async function listConnections(call: Call, input: Input): Promise<Page<ListedPet>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  // The filtered values must be up to date for today.
  const byJudgment = input.verdict || input.rule || input.withinDays !== undefined;
  if (byJudgment) await ensureFresh(call.services, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const page = pageOf(await findRows(call, business.id, input, today), input.limit, (row) =>
    keyOf(row, input.sort),
  );
  const rows = await withPets(call, page.items);
  const { nextCursor } = page;
  const petIds = rows.map((row) => row.pet.id);
  const watch = { businessId: business.id, now: call.now };
  const careAlerts = await careAlertsOf(call.services.store.db, petIds, watch);
  const owners = rows.map((row) => row.pet.ownerId);
  const customers = await findCustomersOf(call, business.id, owners);
  const guests = await guestsAmong(call, business.id, petIds);
  const present = (row: ConnectedRow, verdict?: Row['verdict']) => ({
    ...presentConnected(row, verdict, careAlerts.get(row.pet.id)),
    customer: customers.get(row.pet.ownerId) ?? null,
    isGuest: guests.has(row.pet.id),
  });
  if (input.verdict) return { items: rows.map((row) => present(row)), nextCursor };
  const visit = { service: null, arrival: today, departure: today };
  const pets = rows.map((row) => row.pet);
  const { reports } = await assessPets(call.services.store.db, business.id, pets, visit, today);
  return { items: rows.map((row) => present(row, reports.get(row.pet.id)?.verdict)), nextCursor };
}

/** Uses the connection's own indexes; only the pets of one page are read. */
function findRows(call: Call, businessId: string, input: Input, today: string): Promise<Row[]> {
  const { order, after } = orderOf(input);
  const { db } = call.services.store;
  return db
    .select()
    .from(connectionTable)
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        isConnected(call.now),
        input.verdict ? eq(connectionTable.verdict, input.verdict) : undefined,
        ...soonOf(input, today),
        input.rule ? sql`${connectionTable.unmetRules} @> array[${input.rule}]::text[]` : undefined,
        input.service ? eq(connectionTable.lastService, input.service) : undefined,
        input.search ? matchesSearch(db, input.search) : undefined,
        after,
      ),
    )
    .orderBy(...order)
    .limit(input.limit + 1);
}

/** The pets that the business recorded itself. */
async function guestsAmong(call: Call, businessId: string, petIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await call.services.store.db
    .select({ petId: guestTable.petId })
    .from(guestTable)
    .where(and(eq(guestTable.businessId, businessId), inArray(guestTable.petId, petIds)));
  return new Set(rows.map(({ petId }) => petId));
}

/** A pet that was deleted at this moment is left out. */
async function withPets(call: Call, rows: readonly Row[]): Promise<ConnectedRow[]> {
  const ids = rows.map((row) => row.petId);
  const pets = new Map((await petRows(call.services.store.db, ids)).map((pet) => [pet.id, pet]));
  return rows.flatMap((row) => {
    const pet = pets.get(row.petId);
    return pet ? [{ pet, connection: row }] : [];
  });
}

function soonOf({ withinDays }: Input, today: string): SQL[] {
  if (withinDays === undefined) return [];
  return [gte(connectionTable.changesOn, today), lte(connectionTable.changesOn, addDays(today, withinDays))];
}

const lastVisit = sql.raw(`coalesce(connection.last_visit_at, '${neverVisited}'::timestamptz)`);

/** The order of a list, and the condition for what follows a cursor. */
function orderOf({ sort, cursor }: Input): { order: SQL[]; after: SQL | undefined } {
  if (sort === 'name') {
    const key = readCursor(cursor, ['text', 'id']);
    const after = key
      ? sql`(${connectionTable.petNameKey}, ${connectionTable.petId}) > (${key[0]}, ${key[1]}::uuid)`
      : undefined;
    return { order: [asc(connectionTable.petNameKey), asc(connectionTable.petId)], after };
  }
  if (sort === 'visited') {
    const key = readCursor(cursor, ['instant', 'id']);
    const keyset = sql`(${lastVisit}, ${connectionTable.petId})`;
    const after = key ? sql`${keyset} < (${key[0]}::timestamptz, ${key[1]}::uuid)` : undefined;
    return { order: [desc(lastVisit), desc(connectionTable.petId)], after };
  }
  const key = readCursor(cursor, ['id']);
  const after = key ? sql`${connectionTable.petId} > ${key[0]}::uuid` : undefined;
  return { order: [asc(connectionTable.petId)], after };
}

function keyOf({ petId, petNameKey, lastVisitAt }: Row, sort: Input['sort']): string[] {
  if (sort === 'name') return [petNameKey, petId];
  if (sort === 'visited') return [lastVisitAt?.toISOString() ?? neverVisited, petId];
  return [petId];
}

/** Least data: the pet, its verdict, and the start of the connection; never its owner. */
export function presentConnected(
  { pet, connection }: ConnectedRow,
  verdict = connection.verdict,
  careAlerts: readonly string[] = [],
): PresentedConnectedPet {
  return {
    petId: pet.id,
    petName: pet.name,
    species: pet.species as Species,
    breed: pet.breed,
    colour: pet.colour,
    alerts: [...pet.alerts, ...careAlerts],
    photoPath: photoNameFor(pet.id, pet.photoPath),
    scope: connection.scope,
    verdict,
    connectedAt: connection.connectedAt.toISOString(),
    lastVisitAt: connection.lastVisitAt?.toISOString() ?? null,
    lastService: connection.lastService,
  };
}
