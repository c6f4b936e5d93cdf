import fc from 'fast-check';
import type { Requirement, RequirementKind, RequirementOf } from '../vocabulary/requirement.ts';
import {
  judgeAge,
  judgeDeclaration,
  judgeDocument,
  judgeEvaluation,
  judgeMicrochip,
  judgeQuestion,
  judgeSterilization,
  judgeTest,
  judgeTreatment,
  judgeWaiver,
  judgeWeight,
  type OracleMoment,
} from './oracle-kinds.ts';
import type { OracleEntry } from './oracle-order.ts';
import { judgeVaccination } from './oracle-vaccination.ts';
import { evidence, reviewedBy, sometimes } from './rng.ts';
import { through, vaccinationRequirement } from './vaccination-arbitrary.ts';

/** What the tests know of a kind: an example, generated requirements, and a second, slow implementation. */
type KindSample<R> = {
  readonly example: R;
  readonly arbitrary: fc.Arbitrary<unknown>;
  readonly judge: (requirement: R, moment: OracleMoment) => OracleEntry;
};

const weeks = fc.integer({ min: 1, max: 60 });
const maxAgeDays = fc.integer({ min: 0, max: 90 });
const plain = <K extends RequirementKind>(kind: K) => fc.constant({ kind });

/** Every kind once; a kind that is missing here does not compile. */
export const kindSamples: { readonly [K in RequirementKind]: KindSample<RequirementOf<K>> } = {
  vaccination: {
    example: { kind: 'vaccination', targets: ['rabies'] },
    arbitrary: vaccinationRequirement,
    judge: (requirement, { records, arrival, departure, soonDays }) =>
      judgeVaccination(requirement, records, arrival, departure, soonDays),
  },
  test: {
    example: { kind: 'test', test: 'fecal', maxAgeDays: 30 },
    arbitrary: fc.record({
      kind: fc.constant('test'),
      test: fc.constantFrom('fecal', 'titer'),
      maxAgeDays,
      evidence: sometimes(evidence),
      reviewedBy,
    }),
    judge: judgeTest,
  },
  treatment: {
    example: { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
    arbitrary: fc.record({
      kind: fc.constant('treatment'),
      treatment: fc.constant('flea'),
      maxAgeDays,
      evidence: sometimes(evidence),
      reviewedBy,
    }),
    judge: judgeTreatment,
  },
  document: {
    example: { kind: 'document', document: 'licence' },
    arbitrary: fc.record({
      kind: fc.constant('document'),
      document: fc.constant('licence'),
      maxAgeDays: sometimes(maxAgeDays),
      evidence: sometimes(evidence),
      reviewedBy,
      through,
    }),
    judge: judgeDocument,
  },
  waiver: {
    example: { kind: 'waiver', waiverId: 'w', materialVersion: 1 },
    arbitrary: fc.record({
      kind: fc.constant('waiver'),
      waiverId: fc.constant('house'),
      materialVersion: fc.integer({ min: 1, max: 3 }),
    }),
    judge: judgeWaiver,
  },
  age: {
    example: { kind: 'age', minWeeks: 16 },
    arbitrary: fc.record({
      kind: fc.constant('age'),
      minWeeks: sometimes(weeks),
      maxWeeks: sometimes(weeks),
    }),
    judge: judgeAge,
  },
  evaluation: {
    example: { kind: 'evaluation' },
    arbitrary: fc.record({ kind: fc.constant('evaluation'), lapsesAfterDays: sometimes(maxAgeDays) }),
    judge: judgeEvaluation,
  },
  declaration: {
    example: { kind: 'declaration', code: 'no-bite-history', maxAgeDays: 30 },
    arbitrary: fc.record({ kind: fc.constant('declaration'), code: fc.constant('well'), maxAgeDays }),
    judge: judgeDeclaration,
  },
  question: {
    example: { kind: 'question', questionId: 'crate', text: 'Crate-trained?' },
    arbitrary: fc.record({
      kind: fc.constant('question'),
      questionId: fc.constantFrom('crate', 'food'),
      text: fc.constant('Asked?'),
    }),
    judge: judgeQuestion,
  },
  weight: {
    example: { kind: 'weight', maxKg: 20 },
    arbitrary: fc.record({
      kind: fc.constant('weight'),
      minKg: sometimes(fc.integer({ min: 1, max: 6 })),
      maxKg: sometimes(fc.integer({ min: 5, max: 12 })),
    }),
    judge: judgeWeight,
  },
  sterilization: {
    example: { kind: 'sterilization' },
    arbitrary: plain('sterilization'),
    judge: judgeSterilization,
  },
  microchip: { example: { kind: 'microchip' }, arbitrary: plain('microchip'), judge: judgeMicrochip },
};

/** One requirement at one moment, by the second implementation. */
export function judgeRequirement(requirement: Requirement, moment: OracleMoment): OracleEntry {
  const { judge } = kindSamples[requirement.kind] as KindSample<Requirement>;
  return judge(requirement, moment);
}
