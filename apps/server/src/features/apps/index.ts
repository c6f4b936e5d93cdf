/** The functions of apps that people connect. */
export { appFunctions } from './app-functions.ts';
/** What a person allows an app, and whether it still counts. */
export { appHooks } from './app-hooks.ts';
/** With a business go the clients of its apps. */
export { deleteClientsOf } from './delete-clients.ts';
/** From a program's token to what it may do. */
export { readAppToken } from './read-app-token.ts';
