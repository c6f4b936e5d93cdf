import type { PetRecord } from '../record/pet-record.ts';
import { codeInEnglish } from '../record/texts.ts';
import { proofExtensions } from './proof-extensions.ts';
import { coding, known, plainCode, type Reference, type Resource } from './resource.ts';

type Care = PetRecord['care'];
const clinical = 'http://terminology.hl7.org/CodeSystem';

export function allergyOf(allergy: Care['allergy'][number], patient: Reference): Resource {
  const { id, substance, severity, reaction, createdAt } = allergy;
  return {
    resourceType: 'AllergyIntolerance',
    id,
    extension: proofExtensions(allergy),
    clinicalStatus: coding(`${clinical}/allergyintolerance-clinical`, 'active', 'Active'),
    code: plainCode(substance),
    patient,
    recordedDate: createdAt,
    // FHIR has these three severities.
    reaction: [{ manifestation: [plainCode(reaction ?? 'Not stated')], severity }],
  };
}

export function medicationOf(medication: Care['medication'][number], patient: Reference): Resource {
  const { id, name, dose, schedule, startedOn, endedOn, prescriber, createdAt } = medication;
  return {
    resourceType: 'MedicationStatement',
    id,
    extension: proofExtensions(medication),
    status: endedOn === null ? 'active' : 'completed',
    medicationCodeableConcept: plainCode(name),
    subject: patient,
    effectivePeriod: known({ start: startedOn, end: endedOn }),
    dateAsserted: createdAt,
    ...(prescriber && { informationSource: { display: prescriber } }),
    dosage: [{ text: [dose, schedule].filter(Boolean).join(', ') }],
  };
}

export function conditionOf(condition: Care['condition'][number], patient: Reference): Resource {
  const { id, name, diagnosedOn, resolvedOn, createdAt } = condition;
  const [code, display] = resolvedOn === null ? ['active', 'Active'] : ['resolved', 'Resolved'];
  return {
    resourceType: 'Condition',
    id,
    extension: proofExtensions(condition),
    clinicalStatus: coding(`${clinical}/condition-clinical`, code, display),
    code: plainCode(name),
    subject: patient,
    ...known({ onsetDateTime: diagnosedOn, abatementDateTime: resolvedOn }),
    recordedDate: createdAt,
  };
}

/** Flea, tick and worm treatments as procedures, because the product is not recorded. */
export function treatmentOf(treatment: Care['treatment'][number], patient: Reference): Resource {
  return {
    resourceType: 'Procedure',
    id: treatment.id,
    extension: proofExtensions(treatment),
    status: 'completed',
    code: plainCode(codeInEnglish(treatment.treatment)),
    subject: patient,
    performedDateTime: treatment.givenOn,
  };
}
