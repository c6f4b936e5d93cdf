export { incidents } from './incident-functions.ts';
