import { contactTable } from '../../schema/contact.ts';
import type { BuiltAccount } from './build-account.ts';
import type { BuilderServices } from './builder-services.ts';

export type ContactRow = typeof contactTable.$inferSelect;

export type ContactOverrides = Partial<Omit<ContactRow, 'uid'>> & { readonly owner: BuiltAccount };

/** An owner's contact details; businesses see them if the connection shares them. */
export async function buildContact(
  services: BuilderServices,
  { owner, ...facts }: ContactOverrides,
): Promise<ContactRow> {
  const row: ContactRow = {
    name: 'Robin Reyes',
    phone: null,
    emergency: null,
    pickups: [],
    updatedAt: services.clock.now(),
    ...facts,
    uid: owner.uid,
  };
  await services.store.db.insert(contactTable).values(row);
  return row;
}
