/** The functions of giving a pet to a new owner. */
export { transfers } from './transfer-functions.ts';
