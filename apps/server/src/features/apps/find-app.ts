import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appTable } from '../../schema/app.ts';

/** An app that the business registered, locked, so that of two concurrent changes the second sees the first. */
export async function findApp(
  db: Database,
  { businessId, appId }: { readonly businessId: string; readonly appId: string },
): Promise<typeof appTable.$inferSelect> {
  const [row] = await db
    .select()
    .from(appTable)
    .where(and(eq(appTable.id, appId), eq(appTable.businessId, businessId)))
    .for('update');
  if (!row) throw refuse.notFound('app');
  return row;
}
