export { petExports } from './pet-export-functions.ts';
