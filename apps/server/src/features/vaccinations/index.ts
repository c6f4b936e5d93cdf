/** A correction inside of another transaction. */

/** Every dose of a pet, for a document about it. */
export { allVaccinations } from './all-vaccinations.ts';
/** Whether the documents named as proof exist. */
export { checkDocuments } from './check-documents.ts';
export { correctDose } from './correct-vaccination.ts';
/** What a deleted document takes with it. */
export { dropEvidence } from './drop-evidence.ts';
/** Doses that come with a whole export. */
export { enterVaccinations } from './enter-vaccinations.ts';
/** A dose that a document repeats. */
export { proveDose } from './prove-dose.ts';
/** A dose recorded together with others. */
export { recordDose } from './record-vaccination.ts';
/** What a viewer may know of the reviews of doses. */
export { shownReviewsOf } from './shown-reviews.ts';
/** The functions of vaccinations. */
export { vaccinationFunctions } from './vaccination-functions.ts';
/** A dose as those who may read it see it. */
export { type PresentedVaccination, presentVaccination } from './vaccination-presenter.ts';
/** The doses of a pet as compliance reads them. */
export { type DoseRecord, readDosesOf, vaccinationRecordsOf } from './vaccination-records.ts';
/** Stores the first version of a dose, or a changed dose as its next one. */
export { insertVaccination, insertVaccinations, replaceVaccination } from './write-version.ts';
