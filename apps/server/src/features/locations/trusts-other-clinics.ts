import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '@clearpaw/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { clinicTrustTable } from '../../schema/clinic.ts';
import type { Locations } from './locations-of.ts';

/** Whether a clinic's confirmation that one business's rules ask for may count differently at the other. */
export async function trustsOtherClinics(
  db: Database,
  { from, to }: Locations,
  rules: readonly Rule[],
): Promise<boolean> {
  const asksClinics = rules.some(
    ({ requirement: asked }) => 'evidence' in asked && asked.evidence === 'clinic',
  );
  if (!asksClinics) return false;
  if (from.clinicTrust !== to.clinicTrust) return true;
  return !isDeepStrictEqual(await decisionsOf(db, from.id), await decisionsOf(db, to.id));
}

function decisionsOf(db: Database, businessId: string) {
  return db
    .select({ clinicId: clinicTrustTable.clinicId, trust: clinicTrustTable.trust })
    .from(clinicTrustTable)
    .where(eq(clinicTrustTable.businessId, businessId))
    .orderBy(asc(clinicTrustTable.clinicId));
}
