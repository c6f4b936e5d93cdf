/** Lists of numbers in few bytes. */
export { packNumbers, unpackNumbers } from './number-list.ts';
