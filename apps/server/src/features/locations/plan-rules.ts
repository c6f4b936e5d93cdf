import { isDeepStrictEqual } from 'node:util';
import { calendarDateIn, fitRule, type Rule } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type InForce, type LeftOutRule, rulesInForce, rulesToCome } from '../requirements/index.ts';
import type { Locations } from './locations-of.ts';
import { type PlannedQuestion, planQuestions } from './plan-questions.ts';
import type { MatchedWaiver } from './plan-waivers.ts';
import { trustsOtherClinics } from './trusts-other-clinics.ts';

export interface PlannedRules {
  /** Today at the business that gets the rules. */
  readonly today: string;
  readonly rules: Rule[];
  readonly unchanged: boolean;
  readonly replaced: number;
  readonly replacedFrom: string | null;
  readonly questions: readonly PlannedQuestion[];
  readonly leftOut: readonly LeftOutRule[];
  readonly laterFrom: string | null;
  readonly otherClinics: boolean;
}

/** The rules in force at the first business, asking for waivers and answers of the other one. */
export async function planRules(
  db: Database,
  call: Call,
  both: Locations,
  waivers: readonly MatchedWaiver[],
): Promise<PlannedRules> {
  const [source, before] = [await inForceAt(db, call, both.from), await inForceAt(db, call, both.to)];
  const here = { services: new Set(both.to.services.map(({ code }) => code)), today: before.today };
  const fitted = source.rules.map((rule, index) => ({ ...fitRule(rule, here), position: index + 1 }));
  const questions = await planQuestions(
    db,
    call,
    both,
    fitted.flatMap(({ rule, misfit }) => (misfit ? [] : [rule])),
  );
  const rules: Rule[] = [];
  const leftOut: LeftOutRule[] = [];
  for (const { rule, misfit, position } of fitted) {
    const found = misfit ?? withIds(rule, waivers, questions);
    if ('reason' in found) leftOut.push(leaveOut(rule, position, found));
    else rules.push(found);
  }
  const unchanged = before.later === null && isDeepStrictEqual(rules, before.rules);
  const replaces = !unchanged && rules.length > 0;
  return {
    ...{ rules, leftOut, today: before.today, unchanged: unchanged && rules.length > 0 },
    questions: [...new Set(questions.values())].filter((question) => question !== null),
    replaced: replaces ? before.rules.length : 0,
    replacedFrom: replaces ? before.later : null,
    laterFrom: source.later,
    otherClinics: await trustsOtherClinics(db, both, rules),
  };
}

interface RulesAt extends InForce {
  readonly today: string;
  /** When the next version begins that is published already. */
  readonly later: string | null;
}

async function inForceAt(db: Database, call: Call, business: Locations['from']): Promise<RulesAt> {
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const inForce = await rulesInForce(db, business.id, today);
  const later = await rulesToCome(db, business.id, { today, version: inForce.version });
  return { ...inForce, today, later };
}

type Gap = Pick<LeftOutRule, 'reason' | 'detail'>;

function withIds(
  rule: Rule,
  waivers: readonly MatchedWaiver[],
  questions: ReadonlyMap<string, PlannedQuestion | null>,
): Rule | Gap {
  const { requirement } = rule;
  if (requirement.kind === 'waiver') {
    const asked = waivers.find(({ source }) => source.id === requirement.waiverId);
    if (!asked?.id) return { reason: 'no_waiver', detail: asked?.source.title ?? null };
    const { id: waiverId, materialVersion } = asked;
    return { ...rule, requirement: { kind: 'waiver', waiverId, materialVersion } };
  }
  if (requirement.kind === 'question') {
    const asked = questions.get(requirement.questionId);
    if (!asked) {
      return { reason: asked === null ? 'too_many_questions' : 'no_question', detail: requirement.text };
    }
    return { ...rule, requirement: { kind: 'question', questionId: asked.id, text: asked.source.text } };
  }
  return rule;
}

function leaveOut(rule: Rule, position: number, gap: Gap): LeftOutRule {
  // The contract's own schema validated the rule when it was published.
  const shown = rule as unknown as NonNullable<LeftOutRule['rule']>;
  return { position, title: rule.title ?? null, rule: shown, ...gap };
}
