import type { PetRecord } from '../record/pet-record.ts';
import { codeInEnglish } from '../record/texts.ts';
import { proofExtensions } from './proof-extensions.ts';
import { coding, loinc, plainCode, type Reference, type Resource, unitsOfMeasure } from './resource.ts';

type Care = PetRecord['care'];
const categories = 'http://terminology.hl7.org/CodeSystem/observation-category';

const results = {
  negative: 'Negative',
  positive: 'Positive',
  protective: 'Protective titer',
  not_protective: 'Titer not protective',
} as const;

/** A laboratory test. One with a target is a titer; its value is not recorded, only its meaning. */
export function testOf(test: Care['test'][number], patient: Reference): Resource {
  const name = codeInEnglish(test.test);
  return {
    resourceType: 'Observation',
    id: test.id,
    extension: proofExtensions(test),
    status: 'final',
    category: [coding(categories, 'laboratory', 'Laboratory')],
    code:
      test.target === 'rabies'
        ? coding(loinc, '6524-3', 'Rabies virus neutralizing antibody', 'Rabies titer')
        : plainCode(test.target === null ? name : `${name}, ${codeInEnglish(test.target)}`),
    subject: patient,
    effectiveDateTime: test.takenOn,
    valueCodeableConcept: plainCode(results[test.result]),
  };
}

export function weightOf(weight: Care['weight'][number], patient: Reference): Resource {
  return {
    resourceType: 'Observation',
    id: weight.id,
    extension: proofExtensions(weight),
    status: 'final',
    category: [coding(categories, 'vital-signs', 'Vital Signs')],
    code: coding(loinc, '29463-7', 'Body weight'),
    subject: patient,
    effectiveDateTime: weight.on,
    valueQuantity: { value: weight.kg, unit: 'kg', system: unitsOfMeasure, code: 'kg' },
  };
}
