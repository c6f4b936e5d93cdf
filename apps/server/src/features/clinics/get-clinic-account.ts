import type { clinics, OutputOf } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { vetClinicTable } from '../../schema/clinic.ts';
import { authorizeClinic, type ClinicAccountRow, findAccount } from './clinic-account.ts';

export type PresentedAccount = OutputOf<typeof clinics.getClinicAccount>;

/** The clinic that an account was proven to be, and how much its records count. */
export async function getClinicAccount(
  call: Call,
  { businessId }: { businessId: string },
): Promise<PresentedAccount> {
  await authorizeClinic(call, businessId, 'readPatients');
  const { db } = call.services.store;
  return presentAccount(db, await findAccount(db, businessId), call.now);
}

export async function presentAccount(
  db: Database,
  row: ClinicAccountRow | null,
  now: Date,
): Promise<PresentedAccount> {
  if (!row) return { email: null, isKnown: false, askedEmail: null };
  const [clinic] = await db
    .select({ listedAt: vetClinicTable.listedAt })
    .from(vetClinicTable)
    .where(eq(vetClinicTable.id, row.clinicId));
  const isOpen = row.codeExpiresAt !== null && row.codeExpiresAt > now;
  return {
    email: row.email,
    isKnown: clinic?.listedAt !== null && clinic?.listedAt !== undefined,
    askedEmail: isOpen ? row.askedEmail : null,
  };
}
