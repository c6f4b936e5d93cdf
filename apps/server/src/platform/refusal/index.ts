export { type Issue, Refusal, refuse } from './refusal.ts';
