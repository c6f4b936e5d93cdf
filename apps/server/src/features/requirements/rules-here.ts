import type { OutputOf, requirements } from '@clearpaw/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { businessTable } from '../../schema/business.ts';
import { intakeQuestionTable } from '../../schema/intake-question.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { rulesInForce } from './rules-in-force.ts';

type Content = Extract<OutputOf<typeof requirements.previewRequirementsFile>, { outcome: 'read' }>;
/** A rule as it is sent and published. */
export type SentRule = Content['rules'][number];
/** A rule that a business cannot use, and why. */
export type LeftOutRule = Content['leftOut'][number];

/** What a rule of a file may refer to at a business. */
export interface RulesHere {
  readonly services: ReadonlySet<string>;
  readonly today: string;
  /** Ids by name, as `titleKey` writes it. */
  readonly waivers: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, string>;
  /** The ids of the rules in force that ask for a waiver or an answer, by the id of what they ask for. */
  readonly ruleIds: ReadonlyMap<string, string>;
}

/** A title as it is compared: spaces and capitals do not matter. */
export function titleKey(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').toLowerCase();
}

export async function rulesHere(
  db: Database,
  { id, services }: Pick<typeof businessTable.$inferSelect, 'id' | 'services'>,
  today: string,
): Promise<RulesHere> {
  const waivers = await db
    .select({ id: waiverTable.id, name: waiverTable.title })
    .from(waiverTable)
    .where(eq(waiverTable.businessId, id))
    .orderBy(waiverTable.id);
  const questions = await db
    .select({ id: intakeQuestionTable.id, name: intakeQuestionTable.text })
    .from(intakeQuestionTable)
    .where(and(eq(intakeQuestionTable.businessId, id), isNull(intakeQuestionTable.removedAt)))
    .orderBy(intakeQuestionTable.id);
  const { rules } = await rulesInForce(db, id, today);
  const ruleIds = rules.flatMap(({ id: ruleId, requirement }) => {
    if (requirement.kind === 'waiver') return [[requirement.waiverId, ruleId] as const];
    return requirement.kind === 'question' ? [[requirement.questionId, ruleId] as const] : [];
  });
  return {
    services: new Set(services.map(({ code }) => code)),
    today,
    waivers: byName(waivers),
    questions: byName(questions),
    ruleIds: new Map(ruleIds),
  };
}

/** Of several with one name the newest counts. */
function byName(rows: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, name }) => [titleKey(name), id]));
}

/** The same rules, where a repeated id has a number appended. */
export function distinctIds<R extends { readonly id: string }>(rules: readonly R[]): R[] {
  const taken = new Set<string>();
  return rules.map((rule) => {
    let id = rule.id;
    for (let count = 2; taken.has(id); count++) id = `${rule.id.slice(0, 30)}-${count}`;
    taken.add(id);
    return { ...rule, id };
  });
}
