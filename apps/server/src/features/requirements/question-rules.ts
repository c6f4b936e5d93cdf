import { calendarDateIn, compareDates, type Rule } from '@clearpaw/domain';
import { desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { publishTrigger } from '../alerts/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { lockLatestVersion } from './lock-latest-version.ts';
import { publishNext, type RuledBusiness } from './publish-next.ts';
import { rulesInForce } from './rules-in-force.ts';

/** As much of a question as its rule says. */
interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly services: readonly string[] | null;
}

/** The questions that have to be answered before check-in today. */
export async function requiredQuestions(
  db: Database,
  business: RuledBusiness,
  now: Date,
): Promise<ReadonlySet<string>> {
  const today = calendarDateIn(now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  return requiredIn(rules);
}

function requiredIn(rules: readonly Rule[]): ReadonlySet<string> {
  const required = rules.filter(({ level }) => level === 'required');
  return new Set(
    required.flatMap(({ requirement }) => (requirement.kind === 'question' ? [requirement.questionId] : [])),
  );
}

/**
 * Lets the rule that asks for an answer follow its question, in the rules in force and in those that begin later.
 * Answers with the questions that are required afterwards.
 * @param required whether the rule is there; left out, a rule that is there stays
 */
export async function followQuestion(
  tx: Tx,
  call: AuditedCall,
  business: RuledBusiness,
  question: AskedQuestion,
  required: boolean | undefined,
): Promise<ReadonlySet<string>> {
  const { db } = tx;
  let version = await lockLatestVersion(db, business.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  const lists = [{ rules, effectiveFrom: today }, ...(await rulesToBegin(db, business.id, today))];
  let inForce: readonly Rule[] = rules;
  for (const [index, list] of lists.entries()) {
    const next = withQuestion(list.rules, question, required);
    if (!next) continue;
    version += 1;
    if (index === 0) inForce = next;
    const { effectiveFrom } = list;
    const action = 'renewQuestionRules';
    await publishNext(tx, call, business, { version, rules: next, effectiveFrom, action });
    if (required) publishTrigger(tx, { rulesOf: business.id, version });
  }
  return requiredIn(inForce);
}

/** The newest version where it has not begun yet: it is the one that takes over. */
async function rulesToBegin(db: Database, businessId: string, today: string) {
  const [newest] = await db
    .select({
      rules: requirementVersionTable.rules,
      effectiveFrom: requirementVersionTable.effectiveFrom,
    })
    .from(requirementVersionTable)
    .where(eq(requirementVersionTable.businessId, businessId))
    .orderBy(desc(requirementVersionTable.version))
    .limit(1);
  return newest && compareDates(newest.effectiveFrom, today) > 0 ? [newest] : [];
}

/** The rules with the question as it is now; null where nothing changes. */
function withQuestion(
  rules: readonly Rule[],
  { id, text, services }: AskedQuestion,
  required: boolean | undefined,
): Rule[] | null {
  const before = rules.find(({ requirement: r }) => r.kind === 'question' && r.questionId === id);
  if (required === false) return before ? rules.filter((rule) => rule !== before) : null;
  if (!before && !required) return null;
  const { services: _services, ...others } = before?.appliesTo ?? {};
  const appliesTo = { ...others, ...(services ? { services: [...services] } : {}) };
  const { appliesTo: _appliesTo, ...kept } = before ?? { id: `question-${id.slice(-12)}` };
  const next: Rule = {
    ...kept,
    level: required ? 'required' : (before?.level ?? 'required'),
    ...(Object.keys(appliesTo).length > 0 ? { appliesTo } : {}),
    requirement: { kind: 'question', questionId: id, text },
  };
  if (before && JSON.stringify(before) === JSON.stringify(next)) return null;
  return before ? rules.map((rule) => (rule === before ? next : rule)) : [...rules, next];
}
