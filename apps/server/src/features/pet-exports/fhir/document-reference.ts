import { fhirNames } from '@clearpaw/protocol';
import { codeInEnglish } from '../record/texts.ts';
import { known, plainCode, type Reference, type Resource } from './resource.ts';

export interface ExportedDocument {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly issuedOn: string | null;
  readonly createdAt: string;
  /** The file itself; without it the document is only referenced. */
  readonly data?: Buffer;
  /** The path of the file beside this one. */
  readonly url?: string;
}

/** A document. FHIR's own `hash` is SHA-1, so ours is an identifier. */
export function documentReferenceOf(document: ExportedDocument, patient: Reference): Resource {
  const { id, title, kind, contentType, size, sha256, issuedOn, createdAt, data, url } = document;
  return {
    resourceType: 'DocumentReference',
    id,
    identifier: [
      { system: fhirNames.document, value: id },
      ...(sha256 === null ? [] : [{ system: fhirNames.sha256, value: sha256 }]),
    ],
    status: 'current',
    type: plainCode(codeInEnglish(kind.replaceAll('_', '-'))),
    subject: patient,
    date: createdAt,
    content: [
      {
        attachment: known({
          contentType,
          title,
          size,
          creation: issuedOn,
          url,
          data: data?.toString('base64'),
        }),
      },
    ],
  };
}
