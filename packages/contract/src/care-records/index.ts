/** What each kind states. */
export { careFields } from './care-record.ts';
/** The functions of tests, treatments and the other kinds of records beside vaccinations and documents. */
export { careRecords } from './care-record-functions.ts';
