export { forgetWaiverAsks } from './ask-owners.ts';
export { copyWaiver, waiversOf } from './copy-waiver.ts';
export { moveSignatures } from './move-signatures.ts';
export { signatureRecordsOf } from './signature-records.ts';
export { contentHashOf as hashOfWaiver } from './waiver-content.ts';
export { waiverFunctions } from './waiver-functions.ts';
export type { WaiverRow } from './waiver-presenter.ts';
export { waiverRoutes } from './waiver-routes.ts';
