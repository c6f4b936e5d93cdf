import { and, eq, sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import { type Database, preparedOnce, type Tx, writePart } from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { contactTable } from '../../schema/contact.ts';
import { customerTable } from '../../schema/customer.ts';
import { petTable } from '../../schema/pet.ts';
import { placeholderPattern } from '../accounts/index.ts';

const customer = (db: Database) =>
  db
    .insert(customerTable)
    .values({
      businessId: sql.placeholder('businessId'),
      uid: sql`(select ${petTable.ownerId} from ${petTable} where ${petTable.id} = ${sql.placeholder('petId')})`,
      hasAccount: sql`(select u.email not like ${placeholderPattern} from ${petTable} p join ${userTable} u on u.id = p.owner_id where p.id = ${sql.placeholder('petId')})`,
      nameKey: sql.placeholder('nameKey'),
      createdAt: sql.placeholder('at'),
      updatedAt: sql.placeholder('at'),
    })
    .onConflictDoNothing();
const enter = preparedOnce((db) => customer(db).prepare('enter_customer'));
const customerPart = writePart('customer', (db) => ({ customer_of_pet: customer(db) }));

/** A pet that a business knows, whose owner becomes a customer. */
interface CustomersPet {
  readonly businessId: string;
  readonly petId: string;
  readonly petName: string;
  readonly at: Date;
}

/** Adds the owner of a pet as a customer when their first pet is connected; later it is the same customer. */
export async function enterCustomer(db: Database, pet: CustomersPet): Promise<void> {
  await enter(db).execute(valuesOf(pet));
}

/** The same, sent with the commit. */
export function writeCustomer(tx: Tx, pet: CustomersPet): void {
  tx.write(customerPart, valuesOf(pet));
}

function valuesOf({ businessId, petId, petName, at }: CustomersPet) {
  return { businessId, petId, nameKey: nameKey(petName), at };
}

/**
 * Updates the position of customers in the list after an owner has changed their name or where they share it. Only the
 * order depends on it: the name itself is read from where it is shared.
 */
export async function reorderCustomer(
  db: Database,
  { uid, businessId }: { readonly uid: string; readonly businessId?: string },
): Promise<void> {
  const shared = sql`exists (select 1 from ${connectionTable} c join ${petTable} p on p.id = c.pet_id
    where c.business_id = ${customerTable.businessId} and p.owner_id = ${customerTable.uid} and c.contact_shared and c.revoked_at is null)`;
  const name = sql`(select nullif(lower(t.name), '') from ${contactTable} t where t.uid = ${customerTable.uid} and ${shared})`;
  const petName = sql`(select min(c.pet_name_key) from ${connectionTable} c join ${petTable} p on p.id = c.pet_id
    where c.business_id = ${customerTable.businessId} and p.owner_id = ${customerTable.uid} and c.revoked_at is null)`;
  await db
    .update(customerTable)
    .set({ nameKey: sql`coalesce(${name}, ${petName}, ${customerTable.nameKey})` })
    .where(
      and(
        eq(customerTable.uid, uid),
        eq(customerTable.hasAccount, true),
        businessId === undefined ? undefined : eq(customerTable.businessId, businessId),
      ),
    );
}
