export { appFunctions } from './app-functions.ts';
export { appHooks } from './app-hooks.ts';
export { deleteClientsOf } from './delete-clients.ts';
export { readAppToken } from './read-app-token.ts';
