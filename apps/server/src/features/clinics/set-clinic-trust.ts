import type { clinics } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { clinicTrustTable } from '../../schema/clinic.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesChanged } from '../rechecks/index.ts';
import { findClinicOf, type PresentedClinic } from './list-clinics.ts';

type Input = z.output<typeof clinics.setClinicTrust.input>;

/** The business's pets are judged again, because the clinic's confirmations count differently from now on. */
export async function setClinicTrust(call: AuditedCall, input: Input): Promise<PresentedClinic> {
  const { businessId, clinicId, trust } = input;
  const { business } = await authorizeMember(call, businessId, 'trustClinics');
  const { store } = call.services;
  const before = await findClinicOf(store.db, business.id, clinicId);
  if (!before) throw refuse.notFound('clinic');
  return store.transaction(async (tx) => {
    await saveTrust(tx, call, input);
    await rulesChanged(tx, business.id, call.now, call.now);
    const subject = { kind: 'business', id: business.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject, action: `${call.name}:${trust}` });
    return { ...before, trust };
  });
}

async function saveTrust(
  { db }: Tx,
  call: AuditedCall,
  { businessId, clinicId, trust }: Input,
): Promise<void> {
  if (trust === 'default') {
    const own = and(eq(clinicTrustTable.businessId, businessId), eq(clinicTrustTable.clinicId, clinicId));
    await db.delete(clinicTrustTable).where(own);
    return;
  }
  const decided = { trust, decidedBy: call.uid, decidedAt: call.now };
  await db
    .insert(clinicTrustTable)
    .values({ businessId, clinicId, ...decided })
    .onConflictDoUpdate({ target: [clinicTrustTable.businessId, clinicTrustTable.clinicId], set: decided });
}
