import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { clinicAccountTable, vetClinicTable } from '../../schema/clinic.ts';
import { authorizeMember, type Membership } from '../members/index.ts';

export type ClinicAccountRow = typeof clinicAccountTable.$inferSelect;

type ClinicAction = 'readPatients' | 'treatPatients' | 'proveClinic';

/** A veterinary clinic at which the caller works; it needs no plan for this. */
export async function authorizeClinic(
  call: Call,
  businessId: string,
  action: ClinicAction,
): Promise<Membership> {
  const membership = await authorizeMember(call, businessId, action);
  if (membership.business.kind === 'clinic') return membership;
  throw refuse.precondition('not_clinic', 'This is for veterinary clinics.');
}

export async function findAccount(db: Database, businessId: string): Promise<ClinicAccountRow | null> {
  const [row] = await db
    .select()
    .from(clinicAccountTable)
    .where(eq(clinicAccountTable.businessId, businessId));
  return row ?? null;
}

/**
 * The same, locked until the transaction ends. If nothing is stored about it yet, it is stored as a separate clinic
 * that no one has proven to be any other.
 */
export async function lockAccount(
  tx: Tx,
  call: Call,
  business: Membership['business'],
): Promise<ClinicAccountRow> {
  const own = await findLocked(tx.db, business.id);
  if (own) return own;
  const { now } = call;
  const clinic = {
    id: call.services.newId(),
    key: `account:${business.id}`,
    emailDomain: '',
    name: business.name,
  };
  await tx.db
    .insert(vetClinicTable)
    .values({ ...clinic, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [named] = await tx.db.select().from(vetClinicTable).where(eq(vetClinicTable.key, clinic.key));
  if (named) {
    await tx.db
      .insert(clinicAccountTable)
      .values({ businessId: business.id, clinicId: named.id })
      .onConflictDoNothing();
  }
  const stored = await findLocked(tx.db, business.id);
  if (!stored) throw new Error('An account of a clinic was removed while it was added.');
  return stored;
}

async function findLocked(db: Database, businessId: string): Promise<ClinicAccountRow | null> {
  const [row] = await db
    .select()
    .from(clinicAccountTable)
    .where(eq(clinicAccountTable.businessId, businessId))
    .for('update');
  return row ?? null;
}
