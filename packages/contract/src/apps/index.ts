/** The functions of apps that people connect. */
export { apps } from './app-functions.ts';
