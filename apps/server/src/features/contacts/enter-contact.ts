import type { Contact } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { contactTable } from '../../schema/contact.ts';

/** Stores contact details that a person imports from another account; those entered here before stay. */
export async function enterContact(
  db: Database,
  contact: Contact & { readonly uid: string; readonly updatedAt: Date },
): Promise<void> {
  const row = { ...contact, pickups: [...contact.pickups] };
  await db.insert(contactTable).values(row).onConflictDoNothing();
}
