import type { Species } from '../../catalogue/index.ts';
import { kindOf } from '../kinds/kinds.ts';
import { subjectOf } from '../messages/index.ts';
import type { AskedFact, AskedRecords, GuestQuestion } from '../vocabulary/questions.ts';
import type { Rule } from '../vocabulary/rule.ts';

/** One question, named as in the verdict; `required` if any rule that needs it is required. */
export interface Asked {
  readonly code: string;
  readonly name: string;
  readonly required: boolean;
}

/** Everything that a business's rules ask about one species, each thing once. */
export interface GuestQuestions {
  readonly facts: readonly AskedFact[];
  /** `code` names the targets, of which any one is enough; `targetsAsked` reads it. */
  readonly vaccinations: readonly Asked[];
  readonly tests: readonly Asked[];
  readonly treatments: readonly Asked[];
  readonly documents: readonly Asked[];
  readonly declarations: readonly Asked[];
  readonly evaluation: boolean;
  readonly waivers: readonly Asked[];
  /** Those that have to be answered before check-in; `code` is the id of the question. */
  readonly questions: readonly Asked[];
}

/** The targets that the code of an asked vaccination names. */
export function targetsAsked(code: string): readonly string[] {
  return code.split(',').map(decodeURIComponent);
}

/** What staff have to ask the owner of a pet without an account, so that the same rules can judge it. */
export function guestQuestions(
  rules: readonly Rule[],
  pet: { readonly species: Species; readonly service: string | null },
): GuestQuestions {
  const asked = rules
    .filter((rule) => mayApply(rule, pet))
    .map((rule) => ({ rule, question: kindOf(rule.requirement).asks(rule.requirement) }));
  return {
    facts: factOrder.filter((fact) => asked.some((one) => needsFact(one, fact))),
    vaccinations: askedOnce(asked, 'vaccinations'),
    tests: askedOnce(asked, 'tests'),
    treatments: askedOnce(asked, 'treatments'),
    documents: askedOnce(asked, 'documents'),
    declarations: askedOnce(asked, 'declarations'),
    evaluation: asked.some(({ question }) => question?.about === 'evaluation'),
    waivers: askedOnce(asked, 'waivers'),
    questions: askedOnce(asked, 'questions'),
  };
}

type AskingRule = { readonly rule: Rule; readonly question: GuestQuestion | null };

const factOrder: readonly AskedFact[] = ['bornOn', 'sex', 'sterilized', 'microchip', 'weightKg'];

/** By species and service; age and sex are among the questions. */
function mayApply(
  { appliesTo }: Rule,
  { species, service }: { readonly species: Species; readonly service: string | null },
): boolean {
  if (appliesTo?.species && !appliesTo.species.includes(species)) return false;
  return !appliesTo?.services || service === null || appliesTo.services.includes(service);
}

function needsFact({ rule: { appliesTo = {} }, question }: AskingRule, fact: AskedFact): boolean {
  if (question?.about === 'fact' && question.fact === fact) return true;
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks, sex } = appliesTo;
  if (fact === 'bornOn') {
    return [fromAgeWeeks, fromAgeMonths, untilAgeWeeks].some((bound) => bound !== undefined);
  }
  return fact === 'sex' && sex !== undefined;
}

function askedOnce(asked: readonly AskingRule[], list: AskedRecords): readonly Asked[] {
  const found = new Map<string, Asked>();
  for (const { rule, question } of asked) {
    if (question?.about !== 'records' || question.list !== list) continue;
    const { code } = question;
    const required = rule.level === 'required' || (found.get(code)?.required ?? false);
    found.set(code, { code, name: subjectOf(rule.requirement), required });
  }
  return [...found.values()].toSorted((a, b) => Number(b.required) - Number(a.required));
}
