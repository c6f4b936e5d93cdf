import type { connections, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, type Species } from '@clearpaw/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable } from '../../schema/connection.ts';
import { isFoundFrom, mostFirst } from '../../schema/other-locations.ts';
import { petTable } from '../../schema/pet.ts';
import { assessPets } from '../compliance/index.ts';
import { matchesSearch } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { isKept, photoNameFor, termsOf } from '../pets/index.ts';

type Input = z.output<typeof connections.listPetsAtOtherLocations.input>;
type Found = OutputOf<typeof connections.listPetsAtOtherLocations>['items'][number];

/** The pets that are connected at the owner's other locations and may be found here, judged by the rules here. */
export async function listPetsAtOtherLocations(call: Call, input: Input): Promise<Page<Found>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const rows = await findRows(call, business.id, input);
  const page = pageOf(rows, input.limit, ({ connection }) => [connection.petNameKey, connection.petId]);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const pets = page.items.map(({ pet }) => pet);
  const { reports } = await assessPets(call.services.store.db, business.id, pets, visit, today);
  const items = page.items.map(({ pet, connection, locationName }): Found => {
    return {
      petId: pet.id,
      petName: pet.name,
      species: pet.species as Species,
      breed: pet.breed,
      colour: pet.colour,
      alerts: pet.alerts,
      photoPath: photoNameFor(pet.id, pet.photoPath),
      scope: termsOf(connection).scope,
      verdict: reports.get(pet.id)?.verdict ?? 'non_compliant',
      locationName,
    };
  });
  return { items, nextCursor: page.nextCursor };
}

/** One row for each pet, even if several locations know it. */
function findRows(call: Call, businessId: string, input: Input) {
  const { db } = call.services.store;
  const { petNameKey, petId } = connectionTable;
  const after = readCursor(input.cursor, ['text', 'id']);
  return db
    .selectDistinctOn([petNameKey, petId], {
      connection: connectionTable,
      pet: petTable,
      locationName: businessTable.name,
    })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, petId))
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(
      and(
        isKept,
        isFoundFrom(businessId, call.now),
        input.petId ? eq(petId, input.petId) : undefined,
        input.search ? matchesSearch(db, input.search) : undefined,
        after ? sql`(${petNameKey}, ${petId}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(petNameKey), asc(petId), ...mostFirst)
    .limit(input.limit + 1);
}
