/** Whether the documents named as proof exist. */
export { checkDocuments } from './check-documents.ts';
/** The functions of vaccinations. */

/** What a deleted document takes with it. */
export { dropEvidence } from './drop-evidence.ts';
/** A dose recorded together with others. */
export { recordDose } from './record-vaccination.ts';
export { vaccinations } from './vaccination-functions.ts';
/** A dose as those who may read it see it. */
export { presentVaccination } from './vaccination-presenter.ts';
/** The doses of a pet as compliance reads them. */
export { vaccinationRecordsOf } from './vaccination-records.ts';
/** Stores a changed dose as its next version. */
/** Writes the first version of a dose. */
export { insertVaccination, replaceVaccination } from './write-version.ts';
