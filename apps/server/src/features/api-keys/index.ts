export { apiKeyAccess } from './api-key-access.ts';
export { apiKeyFunctions } from './api-key-functions.ts';
export { hintOf, keyHashOf, newKeyText } from './key-text.ts';
