export { confirmationFunctions } from './confirmation-functions.ts';
export { withdrawRequestsOf } from './withdraw-confirmation.ts';
