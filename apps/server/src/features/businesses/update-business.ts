import type { businesses } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesChanged } from '../rechecks/index.ts';
import { type PresentedBusiness, presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.updateBusiness.input>;

/** Changes what was sent; the short name stays, because posters and links carry it. */
export async function updateBusiness(call: AuditedCall, input: Input): Promise<PresentedBusiness> {
  const { businessId, ...changes } = input;
  const before = await authorizeMember(call, businessId, 'editBusiness');
  return call.services.store.transaction(async (tx) => {
    const { db } = tx;
    const [row] = await db
      .update(businessTable)
      .set({ ...omitUndefined(changes), updatedAt: call.now })
      .where(eq(businessTable.id, businessId))
      .returning();
    // What clinics confirmed counts for more or less from now on.
    if (row && row.clinicTrust !== before.business.clinicTrust) {
      await rulesChanged(tx, businessId, call.now, call.now);
    }
    await appendEntry(db, call, { businessId, subject: { kind: 'business', id: businessId } });
    return presentBusiness(row ?? before.business);
  });
}
