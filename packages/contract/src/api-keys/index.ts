/** The functions of API keys. */
export { apiKeys } from './api-key-functions.ts';
