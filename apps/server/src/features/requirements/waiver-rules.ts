import { calendarDateIn, compareDates, type Rule } from '@clearpaw/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appendEntry } from '../audit/index.ts';
import { waiver } from '../waivers/waiver.table.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { requirementVersion } from './requirement.table.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Rules as an editor sends them: which version of a waiver has to be signed is ours to say. */
type Draft = Omit<Rule, 'requirement'> & { requirement: { kind: string; waiverId?: string } };

/** Rules that name a waiver ask for its current material version; one this business does not have is refused. */
export async function fillWaiverVersions(
  db: Database,
  businessId: string,
  drafts: readonly Draft[],
): Promise<Rule[]> {
  const ids = drafts.flatMap(({ requirement }) => requirement.waiverId ?? []);
  const known = await currentVersions(db, businessId, ids);
  const unknown = drafts.flatMap(({ requirement }, index) =>
    requirement.kind === 'waiver' && !known.has(requirement.waiverId ?? '')
      ? [{ path: `rules.${index}.requirement.waiverId`, message: 'This business has no such waiver.' }]
      : [],
  );
  if (unknown.length > 0) throw refuse.invalid(unknown);
  return drafts.map((draft) => withVersion(draft as Rule, known));
}

async function currentVersions(
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: waiver.id, materialVersion: waiver.materialVersion })
    .from(waiver)
    .where(and(eq(waiver.businessId, businessId), inArray(waiver.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.materialVersion]));
}

function withVersion(rule: Rule, known: ReadonlyMap<string, number>): Rule {
  const { requirement } = rule;
  if (requirement.kind !== 'waiver') return rule;
  const materialVersion = known.get(requirement.waiverId) ?? requirement.materialVersion;
  return { ...rule, requirement: { ...requirement, materialVersion } };
}

/**
 * After a material change the rules that ask for the waiver ask for the new text: published as a version of their
 * own, because what a visit was judged by never changes. Rules that have not begun yet are renewed as well.
 */
export async function renewWaiverRules(
  { db }: Tx,
  call: Call,
  business: { id: string; timeZone: string },
  changed: { id: string; materialVersion: number },
): Promise<void> {
  const latest = await lockLatestVersion(db, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const [newest] = await db
    .select()
    .from(requirementVersion)
    .where(eq(requirementVersion.businessId, business.id))
    .orderBy(desc(requirementVersion.version))
    .limit(1);
  if (!newest) return;
  const inForce = await rulesInForce(db, business.id, today);
  const future = compareDates(newest.effectiveFrom, today) > 0 ? [newest] : [];
  const known = new Map([[changed.id, changed.materialVersion]]);
  let version = latest;
  for (const { rules, effectiveFrom } of [{ rules: inForce.rules, effectiveFrom: today }, ...future]) {
    if (!rules.some((rule) => asksFor(rule, changed.id))) continue;
    version += 1;
    const renewed = rules.map((rule) => withVersion(rule, known));
    const published = { publishedAt: call.now, publishedBy: call.uid };
    const row = { businessId: business.id, version, rules: renewed, effectiveFrom, ...published };
    await db.insert(requirementVersion).values(row);
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(db, call, { businessId: business.id, subject, action: `renewWaiverRules:${version}` });
  }
}

function asksFor({ requirement }: Rule, waiverId: string): boolean {
  return requirement.kind === 'waiver' && requirement.waiverId === waiverId;
}
