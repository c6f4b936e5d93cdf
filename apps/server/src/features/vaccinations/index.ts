export { allVaccinations } from './all-vaccinations.ts';
export { checkDocuments } from './check-documents.ts';
export { correctDose } from './correct-vaccination.ts';
export { dropEvidence } from './drop-evidence.ts';
export { enterVaccinations } from './enter-vaccinations.ts';
export { moveDoses } from './move-doses.ts';
export { proveDose } from './prove-dose.ts';
export { recordDose } from './record-vaccination.ts';
export { shownReviewsOf } from './shown-reviews.ts';
export { vaccinationFunctions } from './vaccination-functions.ts';
export { type PresentedVaccination, presentVaccination } from './vaccination-presenter.ts';
export {
  type DoseRecord,
  type DosesJson,
  dosesAsJson,
  dosesOfJson,
  vaccinationRecordsOf,
} from './vaccination-records.ts';
export { insertVaccination, insertVaccinations, replaceVaccination } from './write-version.ts';
