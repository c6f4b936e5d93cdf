/** How a language writes and counts numbers inside its messages. */
export { numbersIn } from './numbers-in.ts';
