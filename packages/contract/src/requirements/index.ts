export { requirements } from './requirement-functions.ts';
