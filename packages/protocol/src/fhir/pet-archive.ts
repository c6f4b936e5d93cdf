/**
 * A pet's record as one zip: the PDF, the FHIR document, the table and the stored documents. `manifest.json` names every
 * file with its size in bytes and its SHA-256 checksum.
 */
export const petArchive = {
  /** What the manifest says of the file; another version means another form. */
  form: { format: 'clearpaw-pet-record', version: 1 },
  contentType: 'application/zip',
  /** Names of the files in it. The documents are below `documents/`. */
  pdf: 'health-record.pdf',
  fhir: 'health-record.fhir.json',
  table: 'health-record.csv',
} as const;
