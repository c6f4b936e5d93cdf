import fc from 'fast-check';
import { routes, type Species } from '../../catalogue/index.ts';
import type { PetFacts, PetRecords } from '../index.ts';
import { birthPrecisions, sexes, testResults, vaccinationStates } from '../index.ts';
import {
  customNames,
  endDate,
  evidence,
  list,
  near,
  orNull,
  randomId,
  recordDate,
  sometimes,
  targetCodes,
  vaccineCodes,
  wasReviewedHere,
} from './rng.ts';

export const vaccinationArbitrary = fc.record({
  id: randomId,
  vaccine: fc.constantFrom(...vaccineCodes),
  vaccineName: orNull(fc.constantFrom(...customNames)),
  route: orNull(fc.constantFrom(...routes)),
  administeredOn: recordDate,
  expiresOn: fc.option(endDate, { nil: null, freq: 4 }),
  doseNumber: orNull(fc.integer({ min: 1, max: 4 })),
  evidence,
  state: fc.constantFrom('active', 'active', 'active', 'active', ...vaccinationStates),
  underReview: fc.boolean(),
  reviewedHere: wasReviewedHere,
});

export const test = fc.record({
  id: randomId,
  test: fc.constantFrom('fecal', 'titer'),
  target: sometimes(fc.constantFrom(...targetCodes)),
  takenOn: recordDate,
  result: fc.constantFrom(...testResults),
  evidence,
  underReview: fc.boolean(),
  reviewedHere: wasReviewedHere,
});
export const treatment = fc.record({
  id: randomId,
  treatment: fc.constantFrom('flea', 'tick'),
  givenOn: recordDate,
  evidence,
  underReview: fc.boolean(),
  reviewedHere: wasReviewedHere,
});
export const documentArbitrary = fc.record({
  id: randomId,
  kind: fc.constantFrom('licence', 'insurance'),
  issuedOn: fc.option(recordDate, { nil: null, freq: 3 }),
  expiresOn: orNull(endDate),
  evidence,
  underReview: fc.boolean(),
  reviewedHere: wasReviewedHere,
  rejected: fc.constantFrom(false, false, true),
});
export const exemption = fc.record({
  id: randomId,
  target: fc.constantFrom(...targetCodes),
  from: recordDate,
  until: endDate,
  evidence,
  underReview: fc.boolean(),
  reviewedHere: wasReviewedHere,
});
export const signatureArbitrary = fc.record({
  id: randomId,
  waiverId: fc.constantFrom('house', 'pool'),
  materialVersion: fc.integer({ min: 1, max: 3 }),
  signedOn: recordDate,
  expiresOn: orNull(endDate),
});
export const evaluation = fc.record({ id: randomId, on: recordDate, passed: fc.boolean() });
export const declaration = fc.record({
  id: randomId,
  code: fc.constantFrom('well', 'calm'),
  on: recordDate,
  answer: fc.constantFrom('yes', 'yes', 'no'),
});
export const answerArbitrary = fc.record({
  id: randomId,
  questionId: fc.constantFrom('crate', 'food'),
  answeredOn: recordDate,
});

export const petRecords: fc.Arbitrary<PetRecords> = fc.record({
  vaccinations: list(vaccinationArbitrary, 7),
  tests: list(test, 4),
  treatments: list(treatment),
  documents: list(documentArbitrary),
  exemptions: list(exemption),
  signatures: list(signatureArbitrary),
  evaluations: list(evaluation),
  declarations: list(declaration),
  answers: list(answerArbitrary),
  lastVisitOn: orNull(recordDate),
}) as fc.Arbitrary<PetRecords>;

export const species = fc.constantFrom<Species[]>('dog', 'cat');
export const petFacts: fc.Arbitrary<PetFacts> = fc.record({
  species,
  bornOn: fc.option(near(420, 20), { nil: null, freq: 6 }),
  bornOnPrecision: orNull(fc.constantFrom(...birthPrecisions)),
  sex: fc.constantFrom(...sexes),
  sterilized: orNull(fc.boolean()),
  microchip: orNull(fc.constant('985112005432198')),
  weightKg: orNull(fc.integer({ min: 1, max: 12 })),
});
