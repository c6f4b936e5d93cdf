import type { contacts, OutputOf } from '@clearpaw/contract';
import type { contactTable } from '../../schema/contact.ts';

export type PresentedContact = OutputOf<typeof contacts.getContact>;

/** Contact details as shown to the owner and the businesses they share them with. */
export function presentContact(row: typeof contactTable.$inferSelect): PresentedContact {
  const { name, phone, emergency, pickups } = row;
  return { name, phone, emergency, pickups };
}
