/** What was signed for pets, as compliance reads it. */
export { signatureRecordsOf } from './signature-records.ts';
/** The functions of waivers. */
export { waivers } from './waiver-functions.ts';
export { hashOfText } from './write-waiver.ts';
