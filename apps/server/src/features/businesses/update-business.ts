import type { businesses } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesChanged } from '../rechecks/index.ts';
import { type PresentedBusiness, presentBusiness } from './business-presenter.ts';
import { checkDetails } from './check-details.ts';
import { readCover, saveCover } from './cover.ts';

type Input = z.output<typeof businesses.updateBusiness.input>;

/** Changes the fields that were sent; the short name stays, because posters and links contain it. */
export async function updateBusiness(call: AuditedCall, input: Input): Promise<PresentedBusiness> {
  const { businessId, coverPhotoPath, ...changes } = input;
  const before = await authorizeMember(call, businessId, 'editBusiness');
  checkDetails(changes);
  // The current photo may have been uploaded by another member.
  const isShown = coverPhotoPath !== null && coverPhotoPath === before.business.coverPhotoPath;
  const cover = coverPhotoPath === undefined || isShown ? null : await readCover(call, coverPhotoPath);
  return call.services.store.transaction(async (tx) => {
    const { db } = tx;
    const shown = cover && { coverPhotoPath: cover.coverPhotoPath, coverVersion: cover.coverVersion };
    const [row] = await db
      .update(businessTable)
      .set({ ...omitUndefined(changes), ...shown, updatedAt: call.now })
      .where(eq(businessTable.id, businessId))
      .returning();
    if (cover) await saveCover(db, businessId, cover);
    // From now on confirmations by clinics may count differently.
    if (row && row.clinicTrust !== before.business.clinicTrust) {
      await rulesChanged(tx, businessId, call.now, call.now);
    }
    await appendEntry(db, call, { businessId, subject: { kind: 'business', id: businessId } });
    return presentBusiness(row ?? before.business);
  });
}
