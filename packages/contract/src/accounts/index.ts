/** The functions of accounts. */
export { accounts } from './account-functions.ts';
