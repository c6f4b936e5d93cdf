import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { customerTable } from '../../schema/customer.ts';
import { guestTable } from '../../schema/guest.ts';
import { petTable } from '../../schema/pet.ts';
import { insertPlaceholderAccount, insertPlaceholderAccounts } from '../accounts/index.ts';
import { type EnteredDetails, enteredKey } from './check-customer.ts';
import { type CustomerRow, findKnownCustomer } from './find-customer.ts';
import { refuseAccount } from './update-customer.ts';

/** The owner of a guest: the customer that staff chose, or the one with this email address. */
export interface GuestOwner extends OwnerReach {
  readonly businessId: string;
  readonly customerId: string | undefined;
  readonly ownerEmail: string;
}

/** How staff address and call an owner; null is not typed. */
type OwnerReach = Pick<CustomerRow, 'name' | 'phone'>;

/**
 * The placeholder account that a guest's pet will belong to. Pets of one owner belong to one account, so that they are
 * found together; an owner who is not known yet is added.
 */
export async function prepareGuestOwner(
  tx: Tx,
  call: Call,
  { businessId, customerId, ownerEmail, ...reach }: GuestOwner,
): Promise<string> {
  if (customerId !== undefined) {
    const chosen = await findKnownCustomer(call, businessId, customerId, tx.db);
    if (chosen.hasAccount) throw refuseAccount();
    if (chosen.email === null) await setCustomerEmail(tx.db, chosen, ownerEmail, call.now);
    await setReach(tx.db, chosen, reach, call.now);
    return chosen.uid;
  }
  const email = ownerEmail.toLowerCase();
  const [known] = await tx.db
    .select()
    .from(customerTable)
    .where(
      and(
        eq(customerTable.businessId, businessId),
        eq(customerTable.hasAccount, false),
        eq(customerTable.email, email),
      ),
    )
    .orderBy(asc(customerTable.createdAt), asc(customerTable.id))
    .limit(1);
  if (known) {
    await setReach(tx.db, known, reach, call.now);
    return known.uid;
  }
  const uid = call.services.newId();
  await insertPlaceholderAccount(tx.db, uid, call.now);
  const times = { createdAt: call.now, updatedAt: call.now };
  await tx.db.insert(customerTable).values({
    ...{ businessId, uid, hasAccount: false, email, ...reach, ...times },
    nameKey: enteredKey({ ...reach, email }),
  });
  return uid;
}

interface TypedEmail {
  readonly businessId: string;
  readonly petId: string;
  readonly email: string;
  readonly at: Date;
}

/**
 * Staff corrected the address in the form of a guest, which is not saved yet. The customer gets it too, unless the form
 * only repeats its previous value: the customer's own address may have been corrected since.
 */
export async function setGuestEmail(
  db: Database,
  { businessId, petId, email, at }: TypedEmail,
): Promise<void> {
  const [guest] = await db
    .select({ ownerEmail: guestTable.ownerEmail, uid: petTable.ownerId })
    .from(guestTable)
    .innerJoin(petTable, eq(petTable.id, guestTable.petId))
    .where(and(eq(guestTable.businessId, businessId), eq(guestTable.petId, petId)))
    .for('update', { of: guestTable });
  const typed = email.toLowerCase();
  if (!guest || guest.ownerEmail.toLowerCase() === typed) return;
  const ofOwner = and(
    eq(customerTable.businessId, businessId),
    eq(customerTable.uid, guest.uid),
    eq(customerTable.hasAccount, false),
  );
  const [customer] = await db.select().from(customerTable).where(ofOwner).for('update');
  if (customer) await setCustomerEmail(db, customer, typed, at);
}

interface OwnersAccount {
  readonly businessId: string;
  readonly uid: string;
  readonly at: Date;
}

/** Staff changed the name or the phone number in the form of a guest: its owner gets what is typed now. */
export async function setGuestReach(
  db: Database,
  { businessId, uid, at }: OwnersAccount,
  reach: OwnerReach,
): Promise<void> {
  const ofOwner = and(
    eq(customerTable.businessId, businessId),
    eq(customerTable.uid, uid),
    eq(customerTable.hasAccount, false),
  );
  const [customer] = await db.select().from(customerTable).where(ofOwner).for('update');
  if (customer) await setReach(db, customer, reach, at);
}

/** Sets what was typed; an empty field does not delete what is known. */
async function setReach(db: Database, before: CustomerRow, typed: OwnerReach, at: Date): Promise<void> {
  const name = typed.name ?? before.name;
  const phone = typed.phone ?? before.phone;
  if (name === before.name && phone === before.phone) return;
  const key = typed.name === null ? {} : { nameKey: enteredKey({ name, email: null }) };
  await db
    .update(customerTable)
    .set({ name, phone, ...key, updatedAt: at })
    .where(eq(customerTable.id, before.id));
}

async function setCustomerEmail(
  db: Database,
  { id, name }: Pick<CustomerRow, 'id' | 'name'>,
  typed: string,
  at: Date,
): Promise<void> {
  const email = typed.toLowerCase();
  const nameKey = enteredKey({ name, email });
  await db.update(customerTable).set({ email, nameKey, updatedAt: at }).where(eq(customerTable.id, id));
}

interface ImportedOwner extends EnteredDetails {
  readonly id: string;
  readonly uid: string;
}

/** Adds many owners without an account at once; their details were already checked. */
export async function insertGuestOwners(
  db: Database,
  businessId: string,
  owners: readonly ImportedOwner[],
  at: Date,
): Promise<void> {
  if (owners.length === 0) return;
  const uids = owners.map(({ uid }) => uid);
  await insertPlaceholderAccounts(db, uids, at);
  await db.insert(customerTable).values(
    owners.map((owner) => ({
      ...owner,
      ...{ businessId, hasAccount: false, nameKey: enteredKey(owner), createdAt: at, updatedAt: at },
    })),
  );
}
