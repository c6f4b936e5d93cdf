import type { Day } from '../../calendar/index.ts';
import { ageJudge } from '../kinds/age.ts';
import { documentJudge } from '../kinds/document.ts';
import { evaluationJudge } from '../kinds/evaluation.ts';
import { microchipJudge, sterilizationJudge, weightJudge } from '../kinds/pet-fact.ts';
import { vaccinationJudge } from '../kinds/vaccination.ts';
import { waiverJudge } from '../kinds/waiver.ts';
import { declarationJudge, testJudge, treatmentJudge } from '../proofs/dated-proof.ts';
import type { Dose } from '../proofs/dose.ts';
import type { BirthRange } from '../vocabulary/birth.ts';
import { factFinding } from '../vocabulary/finding.ts';
import { constantJudge, type Judge } from '../vocabulary/judge.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { Requirement, Rule } from '../vocabulary/rule.ts';
import type { Span } from './age-spans.ts';
import { applicableSpans, appliesToWhom } from './applies-to.ts';

/** One pet and one visit with their days as numbers, shared by all rules. */
export type Subject = {
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly doses: readonly Dose[];
  readonly born: BirthRange | null;
  readonly service: string | null;
  readonly arrival: Day;
  readonly stayDays: number;
  readonly soonDays: number;
};

const notApplicable = factFinding('not_applicable', 'not_applicable');

/**
 * A proof valid for a week must not be 'expiring' all the time: at most the last third of its validity counts as soon.
 */
function soonDaysFor(requirement: Requirement, soonDays: number): number {
  const lifeDays =
    'maxAgeDays' in requirement
      ? requirement.maxAgeDays
      : requirement.kind === 'evaluation'
        ? requirement.lapsesAfterDays
        : undefined;
  return lifeDays === undefined ? soonDays : Math.min(soonDays, Math.floor(lifeDays / 3));
}

function requirementJudge(requirement: Requirement, subject: Subject): Judge {
  const { pet, records, doses, born, stayDays } = subject;
  const soonDays = soonDaysFor(requirement, subject.soonDays);
  switch (requirement.kind) {
    case 'vaccination':
      return vaccinationJudge(requirement, doses, records, stayDays, soonDays);
    case 'test':
      return testJudge(requirement, records, soonDays);
    case 'treatment':
      return treatmentJudge(requirement, records, soonDays);
    case 'document':
      return documentJudge(requirement, records, stayDays, soonDays);
    case 'waiver':
      return waiverJudge(requirement, records, stayDays, soonDays);
    case 'sterilization':
      return sterilizationJudge(pet);
    case 'microchip':
      return microchipJudge(pet);
    case 'age':
      return ageJudge(requirement, born, soonDays);
    case 'weight':
      return weightJudge(requirement, pet);
    case 'evaluation':
      return evaluationJudge(requirement, records, soonDays);
    case 'declaration':
      return declarationJudge(requirement, records, soonDays);
  }
}

/** Limits a judge to the arrivals at which its rule applies. */
function withinSpans(spans: readonly Span[], judge: Judge): Judge {
  return {
    at: (arrival) =>
      spans.some(({ from, until }) => from <= arrival && arrival < until) ? judge.at(arrival) : notApplicable,
    changePoints: (name) => {
      for (const { from, until } of spans) {
        name(from);
        name(until);
      }
      judge.changePoints(name);
    },
  };
}

/** Makes one rule ready for one pet and the length of its stay. */
export function ruleJudge(rule: Rule, subject: Subject): Judge {
  const { appliesTo, requirement } = rule;
  if (appliesTo === undefined) return requirementJudge(requirement, subject);
  if (!appliesToWhom(appliesTo, subject.pet, subject.service)) return constantJudge(notApplicable);
  const spans = applicableSpans(appliesTo, subject.born, subject.arrival);
  if (spans === null) return requirementJudge(requirement, subject);
  if (spans.length === 0) return constantJudge(notApplicable);
  return withinSpans(spans, requirementJudge(requirement, subject));
}
