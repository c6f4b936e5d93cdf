export { apps } from './app-functions.ts';
