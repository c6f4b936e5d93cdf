import type {
  AgeRequirement,
  DeclarationRequirement,
  DocumentRequirement,
  EvaluationRequirement,
  Requirement,
  TestRequirement,
  TreatmentRequirement,
  WaiverRequirement,
  WeightRequirement,
} from '../vocabulary/rule.ts';
import {
  all,
  any,
  type CertLogic,
  choose,
  is,
  isAtLeast,
  isIn,
  isNotBefore,
  not,
  plusDays,
  read,
  someOf,
} from './expression.ts';
import {
  arrivalSeen,
  existsBy,
  hasEvidence,
  reaches,
  reachesOrNeverEnds,
  stayEndSeen,
} from './record-conditions.ts';
import { vaccinationLogic } from './vaccination-logic.ts';

/** No record of the list that fails is on or after the day of the record at hand, by the arrival. */
function noneFailsSince(list: string, dateField: string, fails: CertLogic): CertLogic {
  const since = isNotBefore(
    plusDays(read(`current.${dateField}`), 0),
    plusDays(read(`accumulator.current.${dateField}`), 0),
  );
  const seen = isNotBefore(
    plusDays(read('accumulator.accumulator.visit.arrival'), 0),
    plusDays(read(`current.${dateField}`), 0),
  );
  return not(someOf(`accumulator.records.${list}`, all([fails, since, seen])));
}

function testLogic({ test, maxAgeDays, evidence }: TestRequirement): CertLogic {
  const isAsked = is(read('current.test'), test);
  const isFailing = isIn(read('current.result'), ['positive', 'not_protective']);
  return someOf(
    'records.tests',
    all([
      isAsked,
      not(isFailing),
      existsBy('takenOn'),
      reaches('takenOn', maxAgeDays, arrivalSeen),
      hasEvidence(evidence),
      noneFailsSince('tests', 'takenOn', all([isAsked, isFailing])),
    ]),
  );
}

function treatmentLogic({ treatment, maxAgeDays, evidence }: TreatmentRequirement): CertLogic {
  return someOf(
    'records.treatments',
    all([
      is(read('current.treatment'), treatment),
      existsBy('givenOn'),
      reaches('givenOn', maxAgeDays, arrivalSeen),
      hasEvidence(evidence),
    ]),
  );
}

function declarationLogic({ code, maxAgeDays }: DeclarationRequirement): CertLogic {
  const isAsked = is(read('current.code'), code);
  return someOf(
    'records.declarations',
    all([
      isAsked,
      is(read('current.answer'), 'yes'),
      existsBy('on'),
      reaches('on', maxAgeDays, arrivalSeen),
      noneFailsSince('declarations', 'on', all([isAsked, is(read('current.answer'), 'no')])),
    ]),
  );
}

function documentLogic({ document, maxAgeDays, evidence, through }: DocumentRequirement): CertLogic {
  const issued = read('current.issuedOn');
  const age =
    maxAgeDays === undefined
      ? true
      : choose(issued, reaches('issuedOn', maxAgeDays, stayEndSeen(through)), false);
  return someOf(
    'records.documents',
    all([
      is(read('current.kind'), document),
      not(read('current.rejected')),
      any([not(issued), existsBy('issuedOn')]),
      reachesOrNeverEnds('expiresOn', stayEndSeen(through)),
      age,
      hasEvidence(evidence),
    ]),
  );
}

function waiverLogic({ waiverId, materialVersion }: WaiverRequirement): CertLogic {
  return someOf(
    'records.signatures',
    all([
      is(read('current.waiverId'), waiverId),
      isAtLeast(read('current.materialVersion'), materialVersion),
      existsBy('signedOn'),
      reachesOrNeverEnds('expiresOn', stayEndSeen('departure')),
    ]),
  );
}

function evaluationLogic({ lapsesAfterDays }: EvaluationRequirement): CertLogic {
  const visited = read('accumulator.records.lastVisitOn');
  const isAlive =
    lapsesAfterDays === undefined
      ? true
      : any([
          reaches('on', lapsesAfterDays, arrivalSeen),
          choose(visited, isNotBefore(plusDays(visited, lapsesAfterDays), arrivalSeen), false),
        ]);
  return someOf(
    'records.evaluations',
    all([
      read('current.passed'),
      existsBy('on'),
      isAlive,
      noneFailsSince('evaluations', 'on', not(read('current.passed'))),
    ]),
  );
}

function ageLogic({ minWeeks, maxWeeks }: AgeRequirement): CertLogic {
  const arrival = plusDays(read('visit.arrival'), 0);
  const oldest =
    maxWeeks === undefined ? true : isNotBefore(plusDays(read('pet.bornFrom'), maxWeeks * 7), arrival);
  const youngest =
    minWeeks === undefined ? true : isNotBefore(arrival, plusDays(read('pet.bornUntil'), minWeeks * 7));
  return choose(read('pet.bornFrom'), all([oldest, youngest]), false);
}

/** CertLogic compares whole numbers only, so weights are grams; a bound finer than a gram cannot be said. */
function weightLogic({ minKg, maxKg }: WeightRequirement): CertLogic | null {
  const bounds = [minKg, maxKg].map((kg) => (kg === undefined ? undefined : Math.round(kg * 1000)));
  const isExact = [minKg, maxKg].every((kg, index) => kg === undefined || kg * 1000 === bounds[index]);
  if (!isExact) return null;
  const [least, most] = bounds;
  const grams = read('pet.weightGrams');
  return all([
    isAtLeast(grams, 0),
    least === undefined ? true : isAtLeast(grams, least),
    most === undefined ? true : isAtLeast(most, grams),
  ]);
}

/** A requirement as a condition on the data, or null where CertLogic cannot say it. */
export function requirementLogic(requirement: Requirement): CertLogic | null {
  switch (requirement.kind) {
    case 'vaccination':
      return vaccinationLogic(requirement);
    case 'test':
      return testLogic(requirement);
    case 'treatment':
      return treatmentLogic(requirement);
    case 'declaration':
      return declarationLogic(requirement);
    case 'document':
      return documentLogic(requirement);
    case 'waiver':
      return waiverLogic(requirement);
    case 'evaluation':
      return evaluationLogic(requirement);
    case 'age':
      return ageLogic(requirement);
    case 'weight':
      return weightLogic(requirement);
    case 'microchip':
      return not(not(read('pet.microchip')));
    case 'sterilization':
      return is(read('pet.sterilized'), true);
  }
}
