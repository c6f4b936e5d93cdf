export { momentIn, shortDateIn } from './dates-in.ts';
export { localeOf } from './locale-of.ts';
export { numbersIn } from './numbers-in.ts';
