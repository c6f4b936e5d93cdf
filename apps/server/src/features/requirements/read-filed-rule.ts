import { requirements } from '@clearpaw/contract';
import { beginOfText, fitRule, isPlainText, requirementKinds } from '@clearpaw/domain';
import { type LeftOutRule, type RulesHere, type SentRule, titleKey } from './rules-here.ts';

/** The fields of a file and of its rules that are read one by one; nothing is known of their values. */
type FileFields = Readonly<
  Partial<
    Record<
      'format' | 'version' | 'rules' | 'id' | 'title' | 'requirement' | 'kind' | 'waiver' | 'question',
      unknown
    >
  >
>;
type LeftOut = Omit<LeftOutRule, 'position'>;
type Named = { readonly requirement: object; readonly id: string } | { readonly missing: LeftOut['reason'] };

const published = requirements.publishRequirements.input.shape.rules;
const knownKinds: ReadonlySet<unknown> = new Set(requirementKinds);
const longestDetail = 120;

/** A rule of a file as this business can use it, checked as it is when it is published, or why it is left out. */
export function readFiledRule(filed: unknown, here: RulesHere): { readonly rule: SentRule } | LeftOut {
  if (!isObject(filed) || !isObject(filed.requirement)) return leftOut(filed, 'invalid');
  const { requirement, ...others } = filed;
  if (!knownKinds.has(requirement.kind)) return leftOut(filed, 'unknown_kind', requirement.kind);
  const named = withIds(requirement, others.id, here);
  if ('missing' in named) return leftOut(filed, named.missing, requirement.waiver ?? requirement.question);
  const { data: [rule] = [] } = published.safeParse([{ ...others, ...named }]);
  if (!rule) return leftOut(filed, 'invalid');
  const fitting = fitRule(rule, here);
  if (!fitting.misfit) return { rule: fitting.rule };
  return { title: rule.title ?? null, rule, ...fitting.misfit };
}

/** What a rule asks for, with the ids of this business instead of the names in the file. */
function withIds(requirement: FileFields, id: unknown, here: RulesHere): Named {
  const { kind } = requirement;
  if (kind === 'waiver') {
    const waiverId = here.waivers.get(titleKey(textOf(requirement.waiver)));
    if (waiverId === undefined) return { missing: 'no_waiver' };
    return {
      id: here.ruleIds.get(waiverId) ?? `waiver-${waiverId.slice(-12)}`,
      requirement: { kind, waiverId },
    };
  }
  if (kind === 'question') {
    const questionId = here.questions.get(titleKey(textOf(requirement.question)));
    if (questionId === undefined) return { missing: 'no_question' };
    const ruleId = here.ruleIds.get(questionId) ?? `question-${questionId.slice(-12)}`;
    return { id: ruleId, requirement: { kind, questionId } };
  }
  return { id: textOf(id), requirement };
}

function leftOut(filed: unknown, reason: LeftOut['reason'], detail?: unknown): LeftOut {
  const title = isObject(filed) ? shown(filed.title) : null;
  return { title, rule: null, reason, detail: shown(detail) };
}

/** A text of the file as it may be shown: one short line without hidden characters. */
function shown(text: unknown): string | null {
  const line = beginOfText(textOf(text).trim(), longestDetail);
  return line !== '' && line.isWellFormed() && isPlainText(line) ? line : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isObject(value: unknown): value is FileFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
