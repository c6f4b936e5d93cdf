/** Serving calls with API keys. */
export { apiKeyAccess } from './api-key-access.ts';
/** The functions of API keys. */
export { apiKeyFunctions } from './api-key-functions.ts';
/** Keys as they are shown once, stored and recognized. */
export { hintOf, keyHashOf, newKeyText } from './key-text.ts';
