import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { requirementVersion } from '../../schema/requirement.ts';

/** Two editors publish one after the other: the second sees the first one's version. */
export async function lockLatestVersion(db: Database, businessId: string): Promise<number> {
  await db.execute(sql`select 1 from business where id = ${businessId} for no key update`);
  const [latest] = await db
    .select({ version: requirementVersion.version })
    .from(requirementVersion)
    .where(eq(requirementVersion.businessId, businessId))
    .orderBy(desc(requirementVersion.version))
    .limit(1);
  return latest?.version ?? 0;
}
