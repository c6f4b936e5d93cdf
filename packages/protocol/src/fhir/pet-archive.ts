/**
 * A pet's record as one zip: the PDF, the FHIR document, the table and the stored documents. `manifest.json` names every
 * file with its size in bytes and its SHA-256 checksum.
 */
export const petArchive = {
  /** The format in the manifest; another version is another format. */
  form: { format: 'clearpaw-pet-record', version: 1 },
  contentType: 'application/zip',
  /** Names of the files in it. The documents are in the folder `documents/`. */
  pdf: 'health-record.pdf',
  fhir: 'health-record.fhir.json',
  table: 'health-record.csv',
} as const;
