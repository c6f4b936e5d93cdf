/** The functions of tests, treatments, exemptions, declarations and evaluations. */
export { careRecords } from './care-record-functions.ts';
/** The same records as compliance reads them. */
export { type CareOfPet, careRecordsOf } from './care-records-of.ts';
/** What a deleted document takes with it. */
export { dropCareEvidence } from './drop-care-evidence.ts';
