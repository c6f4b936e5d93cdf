import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, type Species } from '@clearpaw/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type Page, pageOf } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import type { connectionTable } from '../../schema/connection.ts';
import { guestTable } from '../../schema/guest.ts';
import { careAlertsOf } from '../care-records/index.ts';
import { assessPets } from '../compliance/index.ts';
import { findCustomersOf } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { type PetRow, petRows, photoNameFor } from '../pets/index.ts';
import { type ConnectionFilter, connectionKeyOf, findConnections } from './find-connections.ts';
import { ensureFresh } from './recheck-due.ts';

type ListedPet = OutputOf<typeof connections.listConnections>['items'][number];
export type PresentedConnectedPet = Omit<ListedPet, 'customer' | 'isGuest'>;
type Row = typeof connectionTable.$inferSelect;
export type ConnectedRow = { pet: PetRow; connection: Row };

/** The pets a business knows, each with the verdict for a visit today; of their owners only the customer ids. */
export async function listConnections(call: Call, input: ConnectionFilter): Promise<Page<ListedPet>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  // The values that filter or order the list must be up to date for today.
  const byJudgment =
    input.verdict || input.rule || input.withinDays !== undefined || input.sort === 'attention';
  if (byJudgment) await ensureFresh(call.services, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const found = await findConnections(call, business.id, input, today);
  const page = pageOf(found, input.limit, (row) => connectionKeyOf(row, input.sort));
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
