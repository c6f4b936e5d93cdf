import {
  type Check,
  evaluateCompliance,
  guestQuestions,
  isSatisfied,
  type PetFacts,
  type PetRecords,
  type Requirement,
  type Rule,
  type Species,
  type VaccinationRecord,
} from '@clearpaw/domain';
import type { CheckDraft } from './check-draft.ts';
import { plainestVaccine } from './plainest-vaccine.ts';

/** What cannot be checked with a form without an account: the business, or the owner's account, has to say it. */
export type AskedElsewhere = 'waiver' | 'evaluation' | 'document' | 'question';

/** What the check found about one rule. */
export type Outcome = { readonly rule: Rule } & (
  | { readonly found: 'met' | 'missing'; readonly check: Check }
  /** The result is open: a date or a fact was not entered. */
  | { readonly found: 'open'; readonly check: Check; readonly undated: boolean }
  | { readonly found: 'elsewhere'; readonly asked: AskedElsewhere }
);

export interface CheckAnswer {
  readonly outcomes: readonly Outcome[];
  /** The worst result of the required rules: missing, open, only to be checked elsewhere, or met. */
  readonly sum: 'missing' | 'open' | 'elsewhere' | 'met';
}

/** The species determines what is asked. */
type KnownDraft = CheckDraft & { readonly species: Species };

interface Asked {
  readonly rules: readonly Rule[];
  readonly service: string | null;
}

/** Judges what was typed by the rules of the business, with the same engine as everywhere, on this device. */
export function judgeDraft(draft: KnownDraft, { rules, service }: Asked): CheckAnswer {
  const { arrival } = draft;
  const visit = { service, arrival, departure: arrival };
  const report = evaluateCompliance({ rules, pet: factsOf(draft), records: recordsOf(draft, rules), visit });
  const outcomes = rules.flatMap((rule) => {
    const check = report.checks.find(({ ruleId }) => ruleId === rule.id);
    return check && check.status !== 'not_applicable' ? [outcomeOf(rule, check, draft)] : [];
  });
  const required = outcomes.filter(({ rule }) => rule.level === 'required');
  const order = ['missing', 'open', 'elsewhere'] as const;
  const sum = order.find((one) => required.some(({ found }) => found === one)) ?? 'met';
  return { outcomes, sum };
}

function outcomeOf(rule: Rule, check: Check, draft: KnownDraft): Outcome {
  const { requirement } = rule;
  switch (requirement.kind) {
    case 'waiver':
    case 'question':
    case 'evaluation':
    case 'document':
      return { rule, found: 'elsewhere', asked: requirement.kind };
    default: {
      if (isSatisfied(check.status)) return { rule, found: 'met', check };
      const undated = codesOf(rule, draft.species).some((code) => draft.undated.has(code));
      const isOpen = undated || check.status === 'needs_information' || isUnanswered(requirement, draft);
      return isOpen ? { rule, found: 'open', check, undated } : { rule, found: 'missing', check };
    }
  }
}

/** An unanswered yes-or-no question does not count as "no". */
function isUnanswered(requirement: Requirement, draft: CheckDraft): boolean {
  if (requirement.kind === 'microchip') return draft.microchip === null;
  return requirement.kind === 'declaration' && draft.declarations[requirement.code] === undefined;
}

/** The codes under which the form asks for a rule's records. */
function codesOf(rule: Rule, species: Species): readonly string[] {
  const { vaccinations, tests, treatments } = guestQuestions([rule], { species, service: null });
  return [...vaccinations, ...tests, ...treatments].map(({ code }) => code);
}

function factsOf({ species, bornOn, sex, sterilized, microchip, weightKg }: KnownDraft): PetFacts {
  const weight = Number(weightKg.trim().replace(',', '.'));
  return {
    ...{ species, bornOn, bornOnPrecision: bornOn === null ? null : 'day', sex: sex ?? 'unknown' },
    sterilized: sterilized === null ? null : sterilized === 'yes',
    // The number itself does not matter.
    microchip: microchip === 'yes' ? '000000000000000' : null,
    weightKg: weight > 0 ? weight : null,
  };
}

/** The dates count as proven, because the requirements state which proof is needed. */
const proven = { evidence: 'reviewed', underReview: false, reviewedHere: true } as const;

function recordsOf(draft: KnownDraft, rules: readonly Rule[]): PetRecords {
  const { tests, treatments, declarations, arrival } = draft;
  const asked = new Set(rules.flatMap((rule) => codesOf(rule, draft.species)));
  return {
    vaccinations: Object.entries(draft.doses).flatMap(([code, doses]) =>
      asked.has(code) && !draft.undated.has(code)
        ? doses.flatMap((dose, index) => vaccinationOf(code, dose, index, draft.species))
        : [],
    ),
    tests: Object.entries(tests).flatMap(([test, { takenOn, result }]) =>
      takenOn ? [{ id: `test.${test}`, test, takenOn, result, ...proven }] : [],
    ),
    treatments: Object.entries(treatments).flatMap(([treatment, givenOn]) =>
      givenOn ? [{ id: `treatment.${treatment}`, treatment, givenOn, ...proven }] : [],
    ),
    declarations: Object.entries(declarations).map(([code, answer]) => ({
      ...{ id: `declaration.${code}`, code, on: arrival, answer },
    })),
    ...{ documents: [], exemptions: [], signatures: [], evaluations: [], answers: [], lastVisitOn: null },
  };
}

function vaccinationOf(
  code: string,
  { givenOn, validUntil }: { givenOn: string | null; validUntil: string | null },
  index: number,
  species: Species,
): readonly VaccinationRecord[] {
  const vaccine = plainestVaccine(code, species);
  if (givenOn === null || vaccine === null) return [];
  return [
    {
      ...{ id: `${code}.${index}`, ...vaccine, route: null, administeredOn: givenOn, expiresOn: validUntil },
      ...{ doseNumber: null, state: 'active', ...proven },
    },
  ];
}
