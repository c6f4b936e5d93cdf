import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { apiKeyTable } from '../../schema/api-key.ts';

export type ApiKeyRow = typeof apiKeyTable.$inferSelect;

/** A key of the business, locked, so that of two concurrent changes the second sees the first. */
export async function findApiKey(
  db: Database,
  { businessId, keyId }: { readonly businessId: string; readonly keyId: string },
): Promise<ApiKeyRow> {
  const [row] = await db
    .select()
    .from(apiKeyTable)
    .where(and(eq(apiKeyTable.id, keyId), eq(apiKeyTable.businessId, businessId)))
    .for('update');
  if (!row) throw refuse.notFound('API key');
  return row;
}
