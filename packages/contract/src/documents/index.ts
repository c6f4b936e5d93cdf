export { documentFields } from './document.ts';
export { documents } from './document-functions.ts';
