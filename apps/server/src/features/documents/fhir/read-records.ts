import {
  type ImportedFile,
  maxProposals,
  type NotTakenReason,
  type ProposedVaccination,
  type Species,
} from '@clearpaw/domain';
import { type ForeignFields, fieldsOf, lineOf, statedDay, wordsNaming } from './foreign-value.ts';
import { proposedDose } from './proposed-dose.ts';
import { type ImportingPet, subjectsOf } from './subjects.ts';

interface Around {
  readonly pet: ImportingPet & { readonly species: Species };
  readonly today: string;
}

export interface ReadRecords extends ImportedFile {
  readonly proposals: readonly ProposedVaccination[];
}

/** Why a file is refused as a whole. */
export type UnfitRecords = 'not_fhir' | 'too_many_entries' | 'other_animals';

const maxEntries = 10_000;
const maxListed = 100;

/** The context of the records: people and places, not records themselves. */
const context = new Set([
  ...['Patient', 'Composition', 'Provenance', 'Organization', 'Practitioner', 'PractitionerRole', 'Location'],
  ...['RelatedPerson', 'Encounter', 'Device', 'OperationOutcome'],
]);

/** The proposals in a FHIR R4 file. It never throws, whatever the file contains. */
export function readRecords(file: unknown, { pet, today }: Around): ReadRecords | UnfitRecords {
  const entries = entriesOf(fieldsOf(file));
  if (typeof entries === 'string') return entries;
  const { isOthers, subject, isOwn } = subjectsOf(entries, pet);
  if (isOthers) return 'other_animals';
  const proposals: ProposedVaccination[] = [];
  const left: { what: string; reason: NotTakenReason }[] = [];
  for (const { resource } of entries) {
    if (typeof resource.resourceType === 'string' && context.has(resource.resourceType)) continue;
    const reason = reasonToLeave(resource, isOwn) ?? (proposals.length < maxProposals ? null : 'too_many');
    if (reason === null) proposals.push(proposedDose(resource, { species: pet.species, today }));
    else left.push({ what: reason === 'not_readable' ? '' : titleOf(resource), reason });
  }
  const notTaken = left.slice(0, maxListed);
  return { proposals, subject, notTaken, more: left.length - notTaken.length };
}

type Entries = readonly { readonly fullUrl: string | null; readonly resource: ForeignFields }[];

function entriesOf(file: ForeignFields): Entries | UnfitRecords {
  if (file.resourceType === 'Immunization') return [{ fullUrl: null, resource: file }];
  if (file.resourceType !== 'Bundle' || !(file.entry === undefined || Array.isArray(file.entry))) {
    return 'not_fhir';
  }
  const listed: readonly unknown[] = file.entry ?? [];
  if (listed.length > maxEntries) return 'too_many_entries';
  return listed.map((entry) => {
    const { fullUrl, resource } = fieldsOf(entry);
    return { fullUrl: lineOf(fullUrl, 200), resource: fieldsOf(resource) };
  });
}

function reasonToLeave(
  resource: ForeignFields,
  isOwn: (entry: ForeignFields) => boolean,
): NotTakenReason | null {
  const { resourceType, status, vaccineCode } = resource;
  if (typeof resourceType !== 'string') return 'not_readable';
  if (resourceType !== 'Immunization') return 'not_a_vaccination';
  if (status === 'entered-in-error') return 'entered_in_error';
  if (status === 'not-done') return 'not_given';
  if (Object.keys(fieldsOf(vaccineCode)).length === 0) return 'not_readable';
  return isOwn(resource) ? null : 'other_animal';
}

/** "Body weight, 2026-10-01": its name and date. */
function titleOf(resource: ForeignFields): string {
  const { vaccineCode, code, medicationCodeableConcept, type, resourceType } = resource;
  const [name] = [vaccineCode, code, medicationCodeableConcept, type].flatMap((concept) =>
    wordsNaming(concept),
  );
  const { occurrenceDateTime, effectiveDateTime, performedDateTime, recordedDate, date } = resource;
  const days = [occurrenceDateTime, effectiveDateTime, performedDateTime, recordedDate, date];
  const day = days
    .map((each) => statedDay(typeof each === 'string' ? each.slice(0, 10) : each))
    .find(Boolean);
  return [name ?? lineOf(resourceType, 60) ?? '', day].filter(Boolean).join(', ');
}
