import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, type Species } from '@clearpaw/domain';
import { and, asc, eq, gt, ilike } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { assessPets } from '../compliance/index.ts';
import type { PetRow } from '../pets/index.ts';
import { pet } from '../pets/pet.table.ts';
import { authorizeMember } from '../team/index.ts';
import { connection } from './connection.table.ts';
import { isConnected } from './is-connected.ts';

type Input = z.output<typeof connections.listConnections.input>;
type ConnectedPet = OutputOf<typeof connections.listConnections>['items'][number];
type Row = { pet: PetRow; connection: typeof connection.$inferSelect };

/** The pets a business knows, each with the verdict for a visit today; nothing of their owners. */
export async function listConnections(call: Call, input: Input): Promise<Page<ConnectedPet>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const page = pageOf(await findRows(call, business.id, input), input.limit, (row) => [row.pet.id]);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const pets = page.items.map((row) => row.pet);
  const { reports } = await assessPets(call.services.store.db, business.id, pets, visit, today);
  return { ...page, items: page.items.map((row) => present(row, reports.get(row.pet.id)?.verdict)) };
}

function findRows(call: Call, businessId: string, input: Input): Promise<Row[]> {
  const after = readCursor(input.cursor, ['id']);
  const search = input.search?.replace(/[\\%_]/g, '\\$&');
  return call.services.store.db
    .select({ pet, connection })
    .from(connection)
    .innerJoin(pet, eq(pet.id, connection.petId))
    .where(
      and(
        eq(connection.businessId, businessId),
        isConnected(call.now),
        input.verdict ? eq(connection.verdict, input.verdict) : undefined,
        search ? ilike(pet.name, `%${search}%`) : undefined,
        after ? gt(connection.petId, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(connection.petId))
    .limit(input.limit + 1);
}

function present({ pet, connection }: Row, verdict = connection.verdict): ConnectedPet {
  return {
    petId: pet.id,
    petName: pet.name,
    species: pet.species as Species,
    breed: pet.breed,
    colour: pet.colour,
    alerts: pet.alerts,
    photoPath: pet.photoPath,
    scope: connection.scope,
    verdict,
    connectedAt: connection.connectedAt.toISOString(),
    lastVisitAt: connection.lastVisitAt?.toISOString() ?? null,
  };
}
