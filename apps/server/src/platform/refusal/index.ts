/** An expected "no", with its place in the wire's vocabulary. */
export { type Issue, Refusal, refuse } from './refusal.ts';
