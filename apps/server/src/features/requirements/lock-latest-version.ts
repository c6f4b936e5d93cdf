import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';

/** If two editors publish at once, the second sees the first one's version. */
export async function lockLatestVersion(db: Database, businessId: string): Promise<number> {
  await db.execute(sql`select 1 from business where id = ${businessId} for no key update`);
  const [latest] = await db
    .select({ version: requirementVersionTable.version })
    .from(requirementVersionTable)
    .where(eq(requirementVersionTable.businessId, businessId))
    .orderBy(desc(requirementVersionTable.version))
    .limit(1);
  return latest?.version ?? 0;
}
