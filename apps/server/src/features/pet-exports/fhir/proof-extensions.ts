import { fhirNames } from '@clearpaw/protocol';
import { proofOf } from '../record/proof-of.ts';

type Proven = Parameters<typeof proofOf>[0];

/** How a record is proven, as a code and as text. */
export function proofExtensions(record: Proven): readonly object[] {
  const { detail } = proofOf(record, 'UTC');
  return [
    { url: fhirNames.evidence, valueCode: record.evidence },
    ...(detail === null ? [] : [{ url: fhirNames.evidenceDetail, valueString: detail }]),
  ];
}
