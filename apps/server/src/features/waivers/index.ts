/** What was signed for pets, as compliance reads it. */
export { signatureRecordsOf } from './signature-records.ts';
/** The hash of a text as its signers read it. */
export { hashOfText } from './waiver-content.ts';
/** The functions of waivers. */
export { waivers } from './waiver-functions.ts';
