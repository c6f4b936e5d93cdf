export { transferFunctions } from './transfer-functions.ts';
