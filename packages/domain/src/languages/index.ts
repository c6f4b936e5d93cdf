export { numbersIn } from './numbers-in.ts';
