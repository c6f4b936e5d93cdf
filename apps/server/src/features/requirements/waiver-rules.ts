import { calendarDateIn, compareDates, dayBeginsAt, type Rule } from '@clearpaw/domain';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { rulesChanged } from '../rechecks/index.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { rulesInForce } from './rules-in-force.ts';

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
  tx: Tx,
  call: AuditedCall,
  business: { id: string; timeZone: string },
  changed: { id: string; materialVersion: number },
): Promise<void> {
  const { db } = tx;
  const latest = await lockLatestVersion(db, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const [newest] = await db
    .select()
    .from(requirementVersionTable)
    .where(eq(requirementVersionTable.businessId, business.id))
    .orderBy(desc(requirementVersionTable.version))
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
    await db.insert(requirementVersionTable).values(row);
    const subject = { kind: 'requirements', id: business.id } as const;
    await appendEntry(db, call, { businessId: business.id, subject, action: `renewWaiverRules:${version}` });
    const begins = new Date(dayBeginsAt(effectiveFrom, business.timeZone));
    await rulesChanged(tx, business.id, begins, call.now);
  }
}

function asksFor({ requirement }: Rule, waiverId: string): boolean {
  return requirement.kind === 'waiver' && requirement.waiverId === waiverId;
}
