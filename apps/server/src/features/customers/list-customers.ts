import type { customers, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, type Species } from '@clearpaw/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { assessPets } from '../compliance/index.ts';
import { authorizeMember } from '../members/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { type CustomerPetRow, type CustomerRow, isKnown, petsOfCustomers } from './find-customer.ts';
import { matchesCustomer } from './matches-search.ts';
import { type SeenContact, seenContacts } from './seen-contacts.ts';

type Input = z.output<typeof customers.listCustomers.input>;
type Listed = OutputOf<typeof customers.listCustomers>['items'][number];
type Verdicts = ReadonlyMap<string, { readonly verdict: Listed['pets'][number]['verdict'] }>;

/** The owners a business knows, sorted by name, each with their pets and the verdicts for a visit today. */
export async function listCustomers(call: Call, input: Input): Promise<Page<Listed>> {
  const { business } = await authorizeMember(call, input.businessId, 'readConnections');
  const { db } = call.services.store;
  const rows = await findRows(call, business.id, input);
  const page = pageOf(rows, input.limit, ({ id }) => [id]);
  const pets = await petsOfCustomers(
    call,
    business.id,
    page.items.map(({ uid }) => uid),
  );
  const contacts = await seenContacts(db, page.items, pets);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const judged = [...pets.values()].flat().map(({ pet }) => pet);
  const { reports } = await assessPets(db, business.id, judged, visit, today);
  const items = page.items.map((row) =>
    presentListed(row, contacts.get(row.id), pets.get(row.uid) ?? [], reports),
  );
  return { items, nextCursor: page.nextCursor };
}

/** Uses the order of the index; only the customers of one page are read. */
function findRows(call: Call, businessId: string, { search, cursor, limit }: Input): Promise<CustomerRow[]> {
  const { db } = call.services.store;
  const after = readCursor(cursor, ['id'])?.[0];
  return db
    .select()
    .from(customerTable)
    .where(
      and(
        eq(customerTable.businessId, businessId),
        isKnown(db, call.now),
        search === undefined ? undefined : matchesCustomer(db, search, call.now),
        after === undefined ? undefined : isBehind(businessId, after),
      ),
    )
    .orderBy(asc(customerTable.nameKey), asc(customerTable.id))
    .limit(limit + 1);
}

/**
 * The cursor has only the id of the last customer of a page, because the sort key may be a name that is no longer
 * shared. If that customer was deleted in the meantime, the list ends.
 */
function isBehind(businessId: string, customerId: string): SQL {
  return sql`(${customerTable.nameKey}, ${customerTable.id}) > (select last.name_key, last.id from customer last
    where last.business_id = ${businessId}::uuid and last.id = ${customerId}::uuid)`;
}

function presentListed(
  { id, hasAccount }: CustomerRow,
  contact: SeenContact | undefined,
  pets: readonly CustomerPetRow[],
  reports: Verdicts,
): Listed {
  const visits = pets.flatMap(({ connection }) => connection.lastVisitAt?.toISOString() ?? []);
  return {
    id,
    name: contact?.name ?? null,
    phone: contact?.phone ?? null,
    email: contact?.email ?? null,
    hasAccount,
    contactShared: contact?.contactShared ?? false,
    pets: pets.map(({ pet, connection }) => ({
      petId: pet.id,
      petName: pet.name,
      species: pet.species as Species,
      colour: pet.colour,
      photoPath: photoNameFor(pet.id, pet.photoPath),
      verdict: reports.get(pet.id)?.verdict ?? connection.verdict,
    })),
    lastVisitAt: visits.sort().at(-1) ?? null,
  };
}
