import { and, count, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { customerTable } from '../../schema/customer.ts';
import { petTable } from '../../schema/pet.ts';
import type { PetRow } from '../pets/index.ts';

export type CustomerRow = typeof customerTable.$inferSelect;

/** A connected pet of a customer. */
export interface CustomerPetRow {
  readonly pet: PetRow;
  readonly connection: typeof connectionTable.$inferSelect;
}

/**
 * Whether staff entered them, or a pet of theirs is connected now: an owner who has ended every connection is no longer
 * known.
 */
export function isKnown(db: Database, now: Date): SQL | undefined {
  const connected = db
    .select({ id: petTable.id })
    .from(petTable)
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.businessId, customerTable.businessId), eq(connectionTable.petId, petTable.id)),
    )
    .where(and(eq(petTable.ownerId, customerTable.uid), isConnected(now)));
  return or(eq(customerTable.hasAccount, false), exists(connected));
}

/** A customer of this business; any other is treated as not existing. */
export async function findKnownCustomer(
  call: Call,
  businessId: string,
  customerId: string,
  db: Database = call.services.store.db,
): Promise<CustomerRow> {
  const [row] = await db
    .select()
    .from(customerTable)
    .where(
      and(eq(customerTable.businessId, businessId), eq(customerTable.id, customerId), isKnown(db, call.now)),
    );
  if (!row) throw refuse.notFound('customer');
  return row;
}

/** The connected pets of these accounts, by account, each sorted by name. */
export async function petsOfCustomers(
  call: Call,
  businessId: string,
  uids: readonly string[],
  db: Database = call.services.store.db,
): Promise<ReadonlyMap<string, CustomerPetRow[]>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ pet: petTable, connection: connectionTable })
    .from(petTable)
    .innerJoin(connectionTable, eq(connectionTable.petId, petTable.id))
    .where(
      and(
        inArray(petTable.ownerId, [...uids]),
        eq(connectionTable.businessId, businessId),
        isConnected(call.now),
      ),
    )
    .orderBy(connectionTable.petNameKey, petTable.id);
  return Map.groupBy(rows, ({ pet }) => pet.ownerId);
}

/** The ids of a customer's connected pets, for lists about them. */
export async function findCustomerPetIds(
  call: Call,
  businessId: string,
  customerId: string,
): Promise<string[]> {
  const customer = await findKnownCustomer(call, businessId, customerId);
  const pets = await petsOfCustomers(call, businessId, [customer.uid]);
  return (pets.get(customer.uid) ?? []).map(({ pet }) => pet.id);
}

/** The pet's owner as a customer, and how many of their pets are connected. */
export type CustomerOfPet = { readonly id: string; readonly pets: number };

/** The customer of each of these accounts, if at least one of their pets is connected. */
export async function findCustomersOf(
  call: Call,
  businessId: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerOfPet>> {
  if (ownerIds.length === 0) return new Map();
  const { db } = call.services.store;
  // Counted for each customer that is found: as one join, an owner of many pets made the database read all pets.
  const pets = db
    .select({ connected: count() })
    .from(petTable)
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.businessId, customerTable.businessId), eq(connectionTable.petId, petTable.id)),
    )
    .where(and(eq(petTable.ownerId, customerTable.uid), isConnected(call.now)));
  const rows = (
    await db
      .select({ uid: customerTable.uid, id: customerTable.id, pets: sql<number>`(${pets})::int` })
      .from(customerTable)
      .where(
        and(eq(customerTable.businessId, businessId), inArray(customerTable.uid, [...new Set(ownerIds)])),
      )
  ).filter((row) => row.pets > 0);
  return new Map(rows.map(({ uid, id, pets }) => [uid, { id, pets }]));
}

/**
 * The customer of a pet's owner, and how many of their pets are connected, within another statement and as JSON. The
 * placeholders are `businessId` and `now`.
 */
export function customerAsJson(ownerId: SQLWrapper): SQL {
  const businessId = sql`${sql.placeholder('businessId')}::uuid`;
  return sql`(
    select json_build_object('id', customer.id, 'pets', count(*))
    from ${customerTable}
      join ${petTable} own on own.owner_id = customer.uid
      join ${connectionTable} known on known.business_id = ${businessId} and known.pet_id = own.id
    where customer.business_id = ${businessId} and customer.uid = ${ownerId}
      and known.revoked_at is null and (known.ends_at is null or known.ends_at > ${sql.placeholder('now')}::timestamptz)
    group by customer.id)`;
}
