import type { businesses } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { type PresentedBusiness, presentBusiness } from './business-presenter.ts';

type Input = z.output<typeof businesses.updateBusiness.input>;

/** Changes what was sent; the short name stays, because posters and links carry it. */
export async function updateBusiness(call: AuditedCall, input: Input): Promise<PresentedBusiness> {
  const { businessId, ...changes } = input;
  const before = await authorizeMember(call, businessId, 'editBusiness');
  return call.services.store.transaction(async ({ db }) => {
    const [row] = await db
      .update(businessTable)
      .set({ ...omitUndefined(changes), updatedAt: call.now })
      .where(eq(businessTable.id, businessId))
      .returning();
    await appendEntry(db, call, { businessId, subject: { kind: 'business', id: businessId } });
    return presentBusiness(row ?? before.business);
  });
}
