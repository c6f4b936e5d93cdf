import {
  type ConfirmableKind,
  findTarget,
  nameOfVaccine,
  severities,
  testResults,
  wordsOfCode,
} from '@clearpaw/domain';
import type { clinicPageMessages } from './clinic-page-messages.gen.ts';
import type { AskedRecord } from './use-opened.ts';

type Messages = typeof clinicPageMessages;
export type FieldName = keyof Messages['fields'];

/** One fact of a record, which the clinic reads and corrects. */
export interface RecordField {
  readonly name: FieldName;
  readonly type: 'day' | 'text' | 'number' | readonly string[];
  /** It may be left empty. */
  readonly optional?: true;
}

/** The facts that a clinic's files can confirm, by kind; others are not changed. */
export const recordFields: Readonly<Record<ConfirmableKind, readonly RecordField[]>> = {
  vaccination: [
    { name: 'administeredOn', type: 'day' },
    { name: 'expiresOn', type: 'day', optional: true },
    { name: 'product', type: 'text', optional: true },
    { name: 'manufacturer', type: 'text', optional: true },
    { name: 'lotNumber', type: 'text', optional: true },
    { name: 'tagNumber', type: 'text', optional: true },
    { name: 'certificateNumber', type: 'text', optional: true },
  ],
  document: [
    { name: 'issuedOn', type: 'day', optional: true },
    { name: 'expiresOn', type: 'day', optional: true },
  ],
  test: [
    { name: 'takenOn', type: 'day' },
    { name: 'result', type: testResults },
  ],
  treatment: [{ name: 'givenOn', type: 'day' }],
  exemption: [
    { name: 'from', type: 'day' },
    { name: 'until', type: 'day' },
  ],
  medication: [
    { name: 'dose', type: 'text' },
    { name: 'schedule', type: 'text', optional: true },
    { name: 'startedOn', type: 'day' },
    { name: 'endedOn', type: 'day', optional: true },
    { name: 'prescriber', type: 'text', optional: true },
  ],
  allergy: [
    { name: 'reaction', type: 'text', optional: true },
    { name: 'severity', type: severities },
  ],
  condition: [
    { name: 'diagnosedOn', type: 'day', optional: true },
    { name: 'resolvedOn', type: 'day', optional: true },
  ],
  weight: [
    { name: 'on', type: 'day' },
    { name: 'kg', type: 'number' },
  ],
  vetVisit: [
    { name: 'on', type: 'day' },
    { name: 'reason', type: 'text' },
    { name: 'notes', type: 'text', optional: true },
  ],
};

/** The value of one field of a record, as text; '' if there is none. */
export function statedIn({ facts }: AskedRecord, name: FieldName): string {
  const value = (facts as Readonly<Record<string, unknown>>)[name];
  return value === null || value === undefined ? '' : String(value);
}

/** What a record is called on the clinic's page. */
export function titleOf(record: AskedRecord, messages: Messages): string {
  switch (record.kind) {
    case 'vaccination':
      return nameOfVaccine(record.facts);
    case 'document':
      return record.facts.title;
    case 'test':
      return messages.test(wordsOfCode(record.facts.test));
    case 'treatment':
      return messages.treatment(wordsOfCode(record.facts.treatment));
    case 'exemption':
      return messages.exemption(findTarget(record.facts.target)?.name ?? wordsOfCode(record.facts.target));
    case 'medication':
    case 'condition':
      return record.facts.name;
    case 'allergy':
      return messages.allergy(record.facts.substance);
    case 'weight':
      return messages.weight;
    case 'vetVisit':
      return messages.vetVisit;
  }
}
