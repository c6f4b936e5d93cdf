import { hasEnded, type Rule } from '@clearpaw/domain';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';

export interface InForce {
  readonly version: number;
  readonly rules: Rule[];
  readonly publishedAt: Date | null;
  readonly effectiveFrom: string | null;
}

const nothingYet: InForce = { version: 0, rules: [], publishedAt: null, effectiveFrom: null };

const latestBegun = preparedOnce((db) =>
  db
    .select()
    .from(requirementVersionTable)
    .where(
      and(
        eq(requirementVersionTable.businessId, sql.placeholder('businessId')),
        lte(requirementVersionTable.effectiveFrom, sql.placeholder('today')),
      ),
    )
    .orderBy(desc(requirementVersionTable.version))
    .limit(1)
    .prepare('rules_in_force'),
);

/**
 * The latest published version that has begun by this day, without rules that have ended by then; version 0 without
 * rules before the first publication.
 */
export async function rulesInForce(db: Database, businessId: string, today: string): Promise<InForce> {
  const [row] = await latestBegun(db).execute({ businessId, today });
  if (!row) return nothingYet;
  return { ...row, rules: row.rules.filter((rule) => !hasEnded(rule, today)) };
}

/** The next day on which a published version replaces this one; null if there is none. */
export async function rulesToCome(
  db: Database,
  businessId: string,
  now: { readonly today: string; readonly version: number },
): Promise<string | null> {
  const { version, effectiveFrom } = requirementVersionTable;
  const [next] = await db
    .select({ effectiveFrom })
    .from(requirementVersionTable)
    .where(
      and(
        eq(requirementVersionTable.businessId, businessId),
        gt(version, now.version),
        gt(effectiveFrom, now.today),
      ),
    )
    .orderBy(asc(effectiveFrom))
    .limit(1);
  return next?.effectiveFrom ?? null;
}
