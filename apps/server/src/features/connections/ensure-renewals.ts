import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { ensureFresh } from './recheck-due.ts';

/** Updates what expires or is missing; connections judged by a release that did not list it are judged again. */
export async function ensureRenewals(
  services: Pick<Services, 'store' | 'clock'>,
  businessId: string,
): Promise<void> {
  await services.store.db
    .update(connectionTable)
    .set({ dueAt: services.clock.now() })
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        isNull(connectionTable.renewals),
        isNull(connectionTable.revokedAt),
      ),
    );
  await ensureFresh(services, businessId);
}
