/** The functions of confirmations. */
export { confirmationFunctions } from './confirmation-functions.ts';
/** Open requests about a pet that gets another owner. */
export { withdrawRequestsOf } from './withdraw-confirmation.ts';
