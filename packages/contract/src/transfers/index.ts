export { transfers } from './transfer-functions.ts';
