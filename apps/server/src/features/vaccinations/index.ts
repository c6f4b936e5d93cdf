/** Whether the documents named as proof exist. */
export { checkDocuments } from './check-documents.ts';
/** The functions of vaccinations. */
export { vaccinations } from './vaccination-functions.ts';
/** A dose as those who may read it see it. */
export { presentVaccination } from './vaccination-presenter.ts';
/** The doses of a pet as compliance reads them. */
export { vaccinationRecordsOf } from './vaccination-records.ts';
/** Stores a changed dose as its next version. */
export { replaceVaccination } from './write-version.ts';
/** Writes the first version of a dose. */
export { insertVaccination } from './write-version.ts';
