import { fhirNames } from '@clearpaw/protocol';
import { type ProvenRecord, proofOf } from '../record/proof-of.ts';
import { wordingOf } from '../record/wording.ts';

const inEnglish = { wording: wordingOf('en'), timeZone: 'UTC', quoted: (name: string) => name };

/** How a record is proven, as a code and as text. */
export function proofExtensions(record: ProvenRecord): readonly object[] {
  const { detail } = proofOf(record, inEnglish);
  return [
    { url: fhirNames.evidence, valueCode: record.evidence },
    ...(detail === null ? [] : [{ url: fhirNames.evidenceDetail, valueString: detail }]),
  ];
}
