import type { PetRecord } from '../record/pet-record.ts';
import { documentReferenceOf, type ExportedDocument } from './document-reference.ts';
import { allergyOf, conditionOf, medicationOf, treatmentOf } from './health-resources.ts';
import { immunizationOf } from './immunization.ts';
import { testOf, weightOf } from './observations.ts';
import { patientOf } from './patient.ts';
import { coding, loinc, type Reference, type Resource, urnOf } from './resource.ts';

interface Writing {
  readonly id: string;
  readonly now: Date;
  /** The name of the person who shares the record. */
  readonly author: string;
  readonly title: string;
  readonly doses: boolean;
  /** Whether it includes the records besides vaccinations. */
  readonly health: boolean;
  readonly documents: readonly ExportedDocument[];
  readonly compositionId: string;
}

interface Section {
  readonly title: string;
  readonly code: object;
  readonly entries: readonly Resource[];
}

/** The record as a FHIR R4 document: the pet, the sections, then each entry. */
export function petBundle(record: PetRecord, writing: Writing): Resource {
  const patient = patientOf(record);
  const subject: Reference = { reference: urnOf(patient.id), type: 'Patient', display: record.pet.name };
  const sections = sectionsOf(record, subject, writing).filter(({ entries }) => entries.length > 0);
  const timestamp = writing.now.toISOString();
  const composition: Resource = {
    resourceType: 'Composition',
    id: writing.compositionId,
    status: 'final',
    type: coding(loinc, '60591-5', 'Patient summary Document'),
    subject,
    date: timestamp,
    author: [{ display: writing.author }],
    title: writing.title,
    ...(sections.length > 0 && { section: sections.map(sectionOf) }),
  };
  const resources = [composition, patient, ...sections.flatMap(({ entries }) => entries)];
  return {
    resourceType: 'Bundle',
    id: writing.id,
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(writing.id) },
    type: 'document',
    timestamp,
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  };
}

/** FHIR allows no empty lists, so a section without entries is left out before. */
function sectionOf({ title, code, entries }: Section): object {
  const entry = entries.map(({ id, resourceType }) => ({ reference: urnOf(id), type: resourceType }));
  return { title, code, entry };
}

function sectionsOf(
  { vaccinations, care }: PetRecord,
  subject: Reference,
  { doses, health, documents }: Writing,
): readonly Section[] {
  const written = <Entry>(entries: readonly Entry[], write: (entry: Entry, to: Reference) => Resource) =>
    entries.map((entry) => write(entry, subject));
  const section = (title: string, code: string, entries: readonly Resource[]): Section => ({
    title,
    code: coding(loinc, code, title),
    entries,
  });
  const given = section('Immunizations', '11369-6', written(doses ? vaccinations : [], immunizationOf));
  const attached = section('Documents', '77599-9', written(documents, documentReferenceOf));
  if (!health) return [given, attached];
  return [
    given,
    section('Allergies', '48765-2', written(care.allergy, allergyOf)),
    section('Medications', '10160-0', written(care.medication, medicationOf)),
    section('Problems', '11450-4', written(care.condition, conditionOf)),
    section('Results', '30954-2', [...written(care.test, testOf), ...written(care.weight, weightOf)]),
    section('Procedures', '47519-4', written(care.treatment, treatmentOf)),
    attached,
  ];
}
