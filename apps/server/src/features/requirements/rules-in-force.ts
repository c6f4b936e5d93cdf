import { hasEnded, type Rule } from '@clearpaw/domain';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, preparedOnce, type Store } from '../../platform/database/index.ts';
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
  return row ? inForceOn(row, today) : nothingYet;
}

function inForceOn(row: InForce, today: string): InForce {
  return { ...row, rules: row.rules.filter((rule) => !hasEnded(rule, today)) };
}

/** Columns of `rulesJoin`; the rules are null if they are those of the version that is known. */
export const rulesColumns = {
  version: sql`began.version`,
  rules: sql`case when began.version is distinct from ${sql.placeholder('knownVersion')}::int then began.rules end`,
  publishedAt: sql`began.published_at`,
  effectiveFrom: sql`began.effective_from`,
};

/** The version in force within another statement that has its business; placeholders are those of `rulesValues`. */
export const rulesJoin = sql`left join lateral (
  select version, rules, published_at, effective_from from ${requirementVersionTable}
  where business_id = business.id and effective_from <= ${sql.placeholder('today')}::date
  order by version desc limit 1) began on true`;

export interface RulesRow {
  readonly version: number | null;
  readonly rules: Rule[] | null;
  readonly publishedAt: Date | null;
  readonly effectiveFrom: string | null;
}

interface KnownRules {
  readonly version: number;
  readonly rules: Rule[];
}

/** Versions never change once they are published, so each is read and parsed once. */
const remembered = new WeakMap<Store, Map<string, KnownRules>>();
const maxRemembered = 10_000;

function rememberedBy(store: Store): Map<string, KnownRules> {
  const known = remembered.get(store) ?? new Map<string, KnownRules>();
  remembered.set(store, known);
  return known;
}

/** The values of `rulesColumns` and `rulesJoin`, and what was known when the statement was sent. */
export interface RulesQuestion {
  readonly today: string;
  readonly knownVersion: number | null;
  readonly knownRules: Rule[];
}

export function rulesValues(store: Store, businessId: string, today: string): RulesQuestion {
  const known = rememberedBy(store).get(businessId);
  return { today, knownVersion: known?.version ?? null, knownRules: known?.rules ?? [] };
}

/** The rules that a row contains, or that were known when it was asked for. */
export function rulesOfRow(
  store: Store,
  businessId: string,
  { version, rules, publishedAt, effectiveFrom }: RulesRow,
  { today, knownVersion, knownRules }: RulesQuestion,
): InForce {
  if (version === null) return nothingYet;
  if (rules !== null && version !== knownVersion) {
    const known = rememberedBy(store);
    if (known.size >= maxRemembered) known.clear();
    known.set(businessId, { version, rules });
  }
  return inForceOn({ version, rules: rules ?? knownRules, publishedAt, effectiveFrom }, today);
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
