export { apiKeys } from './api-key-functions.ts';
