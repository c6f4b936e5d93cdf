import { customVaccine, evidenceLevels, isCalendarDate } from '@clearpaw/domain';
import { fhirNames } from '@clearpaw/protocol';
import { jsonAt, jsonDay, jsonInstant, jsonList, jsonText, withField } from './read-json.ts';
import type { SharedDocument, SharedDose, SharedFact, SharedPet, ViewedRecord } from './shared-record.ts';

/** The record in one of our FHIR documents; null if the text is not one. Missing fields stay empty. */
export function readRecord(text: string): ViewedRecord | null {
  const bundle = parse(text);
  const resources = jsonList(bundle, 'entry').map((entry) => jsonAt(entry, 'resource'));
  const all = (type: string) => resources.filter((each) => jsonAt(each, 'resourceType') === type);
  const [composition] = all('Composition');
  const [patient] = all('Patient');
  const pet = patient === undefined ? null : readPet(patient);
  if (!pet) return null;
  const observations = all('Observation');
  const weights = observations.filter((each) => jsonAt(each, 'valueQuantity') !== undefined);
  const kg = jsonAt(weights[0], 'valueQuantity', 'value');
  return {
    author: jsonText(composition, 'author', 0, 'display') ?? '',
    writtenAt: jsonInstant(bundle, 'timestamp'),
    pet,
    doses: all('Immunization').flatMap(readDose),
    allergies: all('AllergyIntolerance').map(readAllergy),
    medications: all('MedicationStatement').map(readMedication),
    conditions: all('Condition').map(readCondition),
    tests: observations.filter((each) => !weights.includes(each)).map(readTest),
    treatments: all('Procedure').map(readTreatment),
    documents: all('DocumentReference').map(readDocument),
    weightKg: typeof kg === 'number' ? kg : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const idOf = (resource: unknown): string => jsonText(resource, 'id') ?? '';
const codeOf = (resource: unknown, field = 'code'): string => jsonText(resource, field, 'text') ?? '';

function readPet(patient: unknown): SharedPet | null {
  const name = jsonText(patient, 'name', 0, 'text');
  if (name === null) return null;
  const extensions = jsonList(patient, 'extension');
  const animal = jsonList(withField(extensions, 'url', fhirNames.animal), 'extension');
  const part = (url: string) => jsonAt(withField(animal, 'url', url), 'valueCodeableConcept');
  const status = jsonText(part('genderStatus'), 'coding', 0, 'code');
  const sex = jsonText(patient, 'gender');
  const photo = jsonText(patient, 'photo', 0, 'data');
  return {
    id: idOf(patient),
    name,
    species: jsonText(part('species'), 'text') ?? '',
    breed: jsonText(part('breed'), 'text'),
    colour: jsonText(withField(extensions, 'url', fhirNames.colour), 'valueString'),
    sex: sex === 'male' || sex === 'female' ? sex : 'unknown',
    sterilized: status === 'neutered' ? true : status === 'intact' ? false : null,
    born: birthDateOf(patient),
    microchip: jsonText(withField(jsonList(patient, 'identifier'), 'system', fhirNames.microchip), 'value'),
    photo: photo && /^[\w+/=]+$/.test(photo) ? `data:image/jpeg;base64,${photo}` : null,
  };
}

/** The birth date, as precise as it is known. */
function birthDateOf(patient: unknown): string | null {
  const born = jsonText(patient, 'birthDate');
  return born !== null && (/^\d{4}(-\d{2})?$/.test(born) || isCalendarDate(born)) ? born : null;
}

function readDose(dose: unknown): readonly SharedDose[] {
  const givenOn = jsonDay(dose, 'occurrenceDateTime');
  if (givenOn === null) return [];
  const extensions = jsonList(dose, 'extension');
  const extension = (url: string, value: string) => jsonText(withField(extensions, 'url', url), value);
  const code = extension(fhirNames.evidence, 'valueCode');
  const printed = codeOf(dose, 'vaccineCode');
  const name = jsonText(dose, 'vaccineCode', 'coding', 0, 'display') ?? printed;
  return [
    {
      ...{ id: idOf(dose), ...vaccineOf(dose, name), name, givenOn },
      product: printed === name ? null : printed,
      validUntil: jsonDay(withField(extensions, 'url', fhirNames.validUntil), 'valueDate'),
      lot: jsonText(dose, 'lotNumber'),
      evidence: evidenceLevels.find((level) => level === code) ?? 'owner',
      proof: extension(fhirNames.evidenceDetail, 'valueString'),
    },
  ];
}

function vaccineOf(dose: unknown, name: string): Pick<SharedDose, 'vaccine' | 'vaccineName'> {
  const codes = jsonList(dose, 'vaccineCode', 'coding');
  const code = jsonText(withField(codes, 'system', fhirNames.vaccines), 'code');
  return code === null || code === customVaccine
    ? { vaccine: customVaccine, vaccineName: name }
    : { vaccine: code, vaccineName: null };
}

function readAllergy(allergy: unknown): SharedFact {
  const severity = jsonText(allergy, 'reaction', 0, 'severity');
  const reaction = jsonText(allergy, 'reaction', 0, 'manifestation', 0, 'text');
  const level = severity && severity.charAt(0).toUpperCase() + severity.slice(1);
  const detail = [level, reaction === 'Not stated' ? null : reaction].filter(Boolean).join('. ');
  return { id: idOf(allergy), name: codeOf(allergy), detail: detail || null, on: null };
}

function readMedication(medication: unknown): SharedFact {
  return {
    id: idOf(medication),
    name: codeOf(medication, 'medicationCodeableConcept'),
    detail: jsonText(medication, 'dosage', 0, 'text'),
    on: jsonDay(medication, 'effectivePeriod', 'end'),
  };
}

function readCondition(condition: unknown): SharedFact {
  const on = jsonDay(condition, 'onsetDateTime');
  return { id: idOf(condition), name: codeOf(condition), detail: null, on };
}

function readTest(test: unknown): SharedFact {
  const detail = jsonText(test, 'valueCodeableConcept', 'text');
  return { id: idOf(test), name: codeOf(test), detail, on: jsonDay(test, 'effectiveDateTime') };
}

function readTreatment(treatment: unknown): SharedFact {
  const on = jsonDay(treatment, 'performedDateTime');
  return { id: idOf(treatment), name: codeOf(treatment), detail: null, on };
}

function readDocument(document: unknown): SharedDocument {
  const attachment = jsonAt(document, 'content', 0, 'attachment');
  const size = jsonAt(attachment, 'size');
  return {
    id: idOf(document),
    title: jsonText(attachment, 'title') ?? '',
    contentType: jsonText(attachment, 'contentType') ?? '',
    size: typeof size === 'number' ? size : 0,
    addedAt: jsonInstant(document, 'date'),
  };
}
