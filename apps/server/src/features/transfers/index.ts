/** The functions of giving a pet to a new owner. */
export { transferFunctions } from './transfer-functions.ts';
