/** Every record of a pet, for a document about it. */
export { allCare } from './all-care.ts';
/** What staff mind about pets that share their records. */
export { careAlertsOf, readCareAlerts } from './care-alerts-of.ts';
/** The functions of every kind of record beside vaccinations and documents. */
export { careRecordFunctions } from './care-record-functions.ts';
export type { CareRecords } from './care-record-presenter.ts';
/** Records by their ids. */
export { careRecordsById } from './care-records-by-id.ts';
/** The same records as compliance reads them. */
export { type CareOfPet, careRecordsOf } from './care-records-of.ts';
/** Whether what was typed can be true. */
export { checkCare } from './check-care.ts';
/** A correction inside of another transaction. */
export { correctCare } from './correct-care.ts';
/** What a deleted document takes with it. */
export { dropCareEvidence } from './drop-care-evidence.ts';
/** Records that come with a whole export. */
export { enterCareRecords } from './enter-care-records.ts';
/** What a business's review adds to a record's history. */
export { noteCareReview } from './note-care-review.ts';
/** Writes a record, or its next version. */
export { dayInLists, insertCare, replaceCare } from './write-version.ts';
