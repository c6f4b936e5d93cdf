export { packNumbers, unpackNumbers } from './number-list.ts';
