export { ownData } from './own-data-functions.ts';
