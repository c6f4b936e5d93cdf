import type { Rule } from '@clearpaw/domain';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { requirementVersion } from './requirement.table.ts';

export interface InForce {
  readonly version: number;
  readonly rules: Rule[];
  readonly publishedAt: Date | null;
  readonly effectiveFrom: string | null;
}

const nothingYet: InForce = { version: 0, rules: [], publishedAt: null, effectiveFrom: null };

/** The latest published version that has begun by this day; version 0 without rules before the first. */
export async function rulesInForce(db: Database, businessId: string, today: string): Promise<InForce> {
  const [row] = await db
    .select()
    .from(requirementVersion)
    .where(and(eq(requirementVersion.businessId, businessId), lte(requirementVersion.effectiveFrom, today)))
    .orderBy(desc(requirementVersion.version))
    .limit(1);
  return row ?? nothingYet;
}
