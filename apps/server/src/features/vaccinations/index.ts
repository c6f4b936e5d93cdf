/** Whether the documents named as proof exist. */
export { checkDocuments } from './check-documents.ts';
/** The functions of vaccinations. */
export { vaccinations } from './vaccination-functions.ts';
/** The doses of a pet as compliance reads them. */
export { vaccinationRecordsOf } from './vaccination-records.ts';
/** Writes the first version of a dose. */
export { insertVaccination } from './write-version.ts';
