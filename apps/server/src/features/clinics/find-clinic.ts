import type { clinics, OutputOf } from '@clearpaw/contract';
import { clinicKeyOf, mailDomainOf } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { vetClinicTable } from '../../schema/clinic.ts';
import { requireUserType } from '../accounts/index.ts';

export type ClinicRow = typeof vetClinicTable.$inferSelect;

/** The clinic with an address, if any was named or listed. */
export async function findByEmail(db: Database, email: string): Promise<ClinicRow | null> {
  const [row] = await db
    .select()
    .from(vetClinicTable)
    .where(eq(vetClinicTable.key, clinicKeyOf(email)));
  return row ?? null;
}

/** The same; a clinic that no one named before is added with the name its owner typed. */
export async function findOrAddClinic(tx: Tx, call: Call, name: string, email: string): Promise<ClinicRow> {
  const { now } = call;
  const key = clinicKeyOf(email);
  await tx.db
    .insert(vetClinicTable)
    .values({
      ...{ id: call.services.newId(), key, emailDomain: mailDomainOf(email), name },
      ...{ createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing();
  const found = await findByEmail(tx.db, email);
  if (!found) throw new Error('A clinic was removed while it was added.');
  return found;
}

/** The directory's data for an address; names typed by other owners are not shown. */
export async function findClinic(
  call: Call,
  input: { email: string },
): Promise<OutputOf<typeof clinics.findClinic>> {
  await requireUserType(call, 'owner');
  const found = await findByEmail(call.services.store.db, input.email);
  if (!found?.listedAt) return { name: null, location: null, isKnown: false };
  return { name: found.name, location: found.location, isKnown: true };
}
