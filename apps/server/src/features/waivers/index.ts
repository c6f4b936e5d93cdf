/** What was signed for pets, as compliance reads it. */
export { signatureRecordsOf } from './signature-records.ts';
/** Of a text or a file, as its signers read it. */
export { contentHashOf as hashOfWaiver } from './waiver-content.ts';
/** The functions of waivers. */
export { waiverFunctions } from './waiver-functions.ts';
/** The certificates that verify signed waivers. */
export { waiverRoutes } from './waiver-routes.ts';
