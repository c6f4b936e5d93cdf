export { accounts } from './account-functions.ts';
