import fc from 'fast-check';
import { dateOf, dayOf } from '../../calendar/index.ts';
import type { ComplianceInput, PetRecords } from '../index.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import {
  answerArbitrary,
  documentArbitrary,
  evaluation,
  exemption,
  petFacts,
  petRecords,
  signatureArbitrary,
  test,
  treatment,
  vaccinationArbitrary,
} from './record-arbitraries.ts';
import { near, orNull, randomServices, recordDate, sometimes } from './rng.ts';
import { ruleArbitrary } from './rule-arbitraries.ts';
import { vaccinationRequirement } from './vaccination-arbitrary.ts';

const visit = fc
  .record({
    service: orNull(fc.constantFrom(...randomServices)),
    arrival: near(25, 25),
    stay: fc.oneof(fc.constant(0), fc.nat(20)),
  })
  .map(({ service, arrival, stay }) => ({ service, arrival, departure: dateOf(dayOf(arrival) + stay) }));

/** A visit of a pet with a handful of records, under up to three rules. */
export const complianceInput: fc.Arbitrary<ComplianceInput> = fc.record({
  rules: fc.array(ruleArbitrary, { minLength: 1, maxLength: 3 }),
  pet: petFacts,
  records: petRecords,
  visit,
  soonDays: sometimes(fc.nat(45)),
});

/** One vaccination rule and many doses that are relevant to it. */
export const dosesInput: fc.Arbitrary<ComplianceInput> = fc
  .tuple(
    complianceInput,
    vaccinationRequirement,
    fc.uniqueArray(vaccinationArbitrary, { minLength: 2, maxLength: 7, selector: (dose) => dose.id }),
  )
  .map(([input, requirement, vaccinations]) => ({
    ...input,
    rules: [{ id: 'doses', level: 'required', requirement: requirement as Requirement }],
    records: { ...input.records, vaccinations },
  }));

/** Adds one record that speaks for the pet. */
export const validRecord: fc.Arbitrary<(records: PetRecords) => PetRecords> = fc.oneof(
  vaccinationArbitrary.map((dose) => (records: PetRecords) => ({
    ...records,
    vaccinations: [...records.vaccinations, { ...dose, id: 'new', state: 'active' as const }],
  })),
  test.map((result) => (records: PetRecords) => ({
    ...records,
    tests: [...records.tests, { ...result, id: 'new', result: 'protective' as const }],
  })),
  treatment.map((item) => (records: PetRecords) => ({
    ...records,
    treatments: [...records.treatments, { ...item, id: 'new' }],
  })),
  documentArbitrary.map((item) => (records: PetRecords) => ({
    ...records,
    documents: [...records.documents, { ...item, id: 'new', rejected: false }],
  })),
  exemption.map((item) => (records: PetRecords) => ({
    ...records,
    exemptions: [...records.exemptions, { ...item, id: 'new' }],
  })),
  signatureArbitrary.map((item) => (records: PetRecords) => ({
    ...records,
    signatures: [...records.signatures, { ...item, id: 'new' }],
  })),
  evaluation.map((item) => (records: PetRecords) => ({
    ...records,
    evaluations: [...records.evaluations, { ...item, id: 'new', passed: true }],
  })),
  answerArbitrary.map((item) => (records: PetRecords) => ({
    ...records,
    answers: [...records.answers, { ...item, id: 'new' }],
  })),
  recordDate.map((on) => (records: PetRecords) => ({
    ...records,
    declarations: [...records.declarations, { id: 'new', code: 'well', on, answer: 'yes' as const }],
  })),
) as fc.Arbitrary<(records: PetRecords) => PetRecords>;
