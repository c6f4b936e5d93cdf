import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { appGrantTable } from '../../schema/app.ts';
import { businessTable } from '../../schema/business.ts';
import { hasAccess } from './has-access.ts';

/** The apps that a person allowed and that still have access, as text: `Pawbook (Happy Paws)`. */
export async function connectedAppNames(db: Database, uid: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ name: appGrantTable.name, business: businessTable.name })
    .from(appGrantTable)
    .leftJoin(businessTable, eq(businessTable.id, appGrantTable.businessId))
    .where(and(eq(appGrantTable.uid, uid), isNull(appGrantTable.endedAt), hasAccess('app_grant', now)))
    .orderBy(asc(appGrantTable.id));
  return rows.map(({ name, business }) => (business === null ? name : `${name} (${business})`));
}
