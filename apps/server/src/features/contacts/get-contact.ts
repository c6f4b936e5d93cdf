import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { contactTable } from '../../schema/contact.ts';
import { profileTable } from '../../schema/profile.ts';
import { requireUserType } from '../accounts/index.ts';
import { type PresentedContact, presentContact } from './contact-presenter.ts';

/** The caller's own contact details; before they enter any, only their display name. */
export async function getContact(call: Call): Promise<PresentedContact> {
  await requireUserType(call, 'owner');
  const { db } = call.services.store;
  const entered = await findContact(db, call.uid);
  if (entered) return entered;
  const [profile] = await db
    .select({ name: profileTable.displayName })
    .from(profileTable)
    .where(eq(profileTable.uid, call.uid));
  return { name: profile?.name ?? '', phone: null, emergency: null, pickups: [] };
}

/** A person's contact details; null before they enter any. The calling code decides who may see them. */
export async function findContact(db: Database, uid: string): Promise<PresentedContact | null> {
  const [row] = await db.select().from(contactTable).where(eq(contactTable.uid, uid));
  return row ? presentContact(row) : null;
}
