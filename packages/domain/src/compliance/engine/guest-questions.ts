import type { Species } from '../../catalogue/index.ts';
import { subjectOf } from '../messages/index.ts';
import type { Requirement, Rule } from '../vocabulary/rule.ts';

/** One thing to ask, under the name that the verdict uses for it; `required` where any rule that asks for it is. */
export interface Asked {
  readonly code: string;
  readonly name: string;
  readonly required: boolean;
}

/** What about the pet itself decides whether a rule applies, or is met. */
export type AskedFact = 'bornOn' | 'sex' | 'sterilized' | 'microchip' | 'weightKg';

/** Everything that a business's rules ask about one kind of pet, each thing once. */
export interface GuestQuestions {
  readonly facts: readonly AskedFact[];
  /** `code` names the targets, any one of which is enough, separated by commas. */
  readonly vaccinations: readonly Asked[];
  readonly tests: readonly Asked[];
  readonly treatments: readonly Asked[];
  readonly documents: readonly Asked[];
  readonly declarations: readonly Asked[];
  readonly evaluation: boolean;
  readonly waivers: readonly Asked[];
}

/** What staff have to ask the owner of a pet without an account, so that the same rules can judge it. */
export function guestQuestions(
  rules: readonly Rule[],
  pet: { readonly species: Species; readonly service: string | null },
): GuestQuestions {
  const applying = rules.filter((rule) => mayApply(rule, pet));
  const asked = (kind: Requirement['kind']) => askedOnce(applying, kind);
  return {
    facts: factOrder.filter((fact) => applying.some((rule) => needsFact(rule, fact))),
    vaccinations: asked('vaccination'),
    tests: asked('test'),
    treatments: asked('treatment'),
    documents: asked('document'),
    declarations: asked('declaration'),
    evaluation: applying.some(({ requirement }) => requirement.kind === 'evaluation'),
    waivers: asked('waiver'),
  };
}

const factOrder: readonly AskedFact[] = ['bornOn', 'sex', 'sterilized', 'microchip', 'weightKg'];

/** By species and service; age and sex are among the questions. */
function mayApply(
  { appliesTo }: Rule,
  { species, service }: { readonly species: Species; readonly service: string | null },
): boolean {
  if (appliesTo?.species && !appliesTo.species.includes(species)) return false;
  return !appliesTo?.services || service === null || appliesTo.services.includes(service);
}

function needsFact({ appliesTo = {}, requirement: { kind } }: Rule, fact: AskedFact): boolean {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks, sex } = appliesTo;
  const byAge = [fromAgeWeeks, fromAgeMonths, untilAgeWeeks].some((bound) => bound !== undefined);
  const needed = {
    bornOn: kind === 'age' || byAge,
    sex: sex !== undefined,
    sterilized: kind === 'sterilization',
    microchip: kind === 'microchip',
    weightKg: kind === 'weight',
  };
  return needed[fact];
}

function askedOnce(rules: readonly Rule[], kind: Requirement['kind']): readonly Asked[] {
  const found = new Map<string, Asked>();
  for (const { requirement, level } of rules) {
    const code = requirement.kind === kind ? codeOf(requirement) : null;
    if (code === null) continue;
    const required = level === 'required' || (found.get(code)?.required ?? false);
    found.set(code, { code, name: subjectOf(requirement), required });
  }
  return [...found.values()].toSorted((a, b) => Number(b.required) - Number(a.required));
}

function codeOf(requirement: Requirement): string | null {
  switch (requirement.kind) {
    case 'vaccination':
      return requirement.targets.toSorted().join(',');
    case 'test':
      return requirement.test;
    case 'treatment':
      return requirement.treatment;
    case 'document':
      return requirement.document;
    case 'declaration':
      return requirement.code;
    case 'waiver':
      return requirement.waiverId;
    default:
      return null;
  }
}
