import { inArray } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { contactTable } from '../../schema/contact.ts';
import type { CustomerPetRow, CustomerRow } from './find-customer.ts';

/** How a business reaches a customer, as far as it may know. */
export interface SeenContact extends Pick<CustomerRow, 'name' | 'phone' | 'email' | 'pickups'> {
  readonly emergency: (CustomerRow['emergency'] & object) | null;
  readonly contactShared: boolean;
}

const unseen: SeenContact = {
  name: null,
  phone: null,
  email: null,
  emergency: null,
  pickups: [],
  contactShared: false,
};

/** By customer id: what staff entered, or what the owner shares with this business through one of the pets. */
export async function seenContacts(
  db: Database,
  customers: readonly CustomerRow[],
  pets: ReadonlyMap<string, readonly CustomerPetRow[]>,
): Promise<ReadonlyMap<string, SeenContact>> {
  const shares = (uid: string, what: 'contactShared' | 'emailShared') =>
    (pets.get(uid) ?? []).some(({ connection }) => connection.contactShared && connection[what]);
  const sharing = customers.filter(({ uid, hasAccount }) => hasAccount && shares(uid, 'contactShared'));
  const uids = sharing.map(({ uid }) => uid);
  const [contacts, emails] =
    uids.length === 0
      ? [[], []]
      : await Promise.all([
          db.select().from(contactTable).where(inArray(contactTable.uid, uids)),
          db
            .select({ uid: userTable.id, email: userTable.email })
            .from(userTable)
            .where(
              inArray(
                userTable.id,
                uids.filter((uid) => shares(uid, 'emailShared')),
              ),
            ),
        ]);
  const contactOf = new Map(contacts.map((row) => [row.uid, row]));
  const emailOf = new Map(emails.map((row) => [row.uid, row.email]));
  return new Map(
    customers.map((row): [string, SeenContact] => {
      const { id, uid } = row;
      if (!row.hasAccount) return [id, entered(row)];
      if (!shares(uid, 'contactShared')) return [id, unseen];
      const { name = null, phone = null, emergency = null, pickups = [] } = contactOf.get(uid) ?? {};
      return [id, { name, phone, emergency, pickups, email: emailOf.get(uid) ?? null, contactShared: true }];
    }),
  );
}

function entered({ name, phone, email, emergency, pickups }: CustomerRow): SeenContact {
  return { name, phone, email, emergency, pickups, contactShared: true };
}
