export { careFields } from './care-record.ts';
export { careRecords } from './care-record-functions.ts';
