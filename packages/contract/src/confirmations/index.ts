export { confirmations } from './confirmation-functions.ts';
