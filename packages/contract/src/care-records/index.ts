/** The functions of tests, treatments, exemptions, declarations and evaluations. */
export { careRecords } from './care-record-functions.ts';
