import { calendarDateIn, compareDates, type Rule } from '@clearpaw/domain';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { publishTrigger } from '../alerts/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { publishNext } from './publish-next.ts';
import { rulesInForce } from './rules-in-force.ts';

function withVersion(rule: Rule, known: ReadonlyMap<string, number>): Rule {
  const { requirement } = rule;
  if (requirement.kind !== 'waiver') return rule;
  const materialVersion = known.get(requirement.waiverId) ?? requirement.materialVersion;
  return { ...rule, requirement: { ...requirement, materialVersion } };
}

interface RequiredWaiver {
  readonly id: string;
  readonly materialVersion: number;
  /** The services for which it is required; empty means all. */
  readonly services: readonly string[];
}

/** Publishes the next version with a rule that requires the waiver; an existing rule is changed. */
export async function requireWaiver(
  tx: Tx,
  call: AuditedCall,
  business: { id: string; timeZone: string },
  { id, materialVersion, services }: RequiredWaiver,
): Promise<void> {
  const latest = await lockLatestVersion(tx.db, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(tx.db, business.id, today);
  const before = rules.find((rule) => asksFor(rule, id));
  const { services: _services, ...others } = before?.appliesTo ?? {};
  const appliesTo = { ...others, ...(services.length > 0 ? { services } : {}) };
  const requirement = { kind: 'waiver', waiverId: id, materialVersion } as const;
  const asking: Rule = {
    id: before?.id ?? `waiver-${id.slice(0, 8)}-${latest + 1}`,
    level: 'required',
    ...(Object.keys(appliesTo).length > 0 ? { appliesTo } : {}),
    requirement,
  };
  const next = before ? rules.map((rule) => (rule === before ? asking : rule)) : [...rules, asking];
  await publishNext(tx, call, business, {
    ...{ version: latest + 1, rules: next, effectiveFrom: today },
    action: 'renewWaiverRules',
  });
  publishTrigger(tx, { rulesOf: business.id, version: latest + 1 });
}

/**
 * After a material change the rules that require the waiver require the new text: they are published as a new version,
 * because the rules by which a visit was judged never change. Rules that have not begun yet are renewed as well.
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
    const next = { version, rules: renewed, effectiveFrom };
    await publishNext(tx, call, business, { ...next, action: 'renewWaiverRules' });
  }
}

function asksFor({ requirement }: Rule, waiverId: string): boolean {
  return requirement.kind === 'waiver' && requirement.waiverId === waiverId;
}
