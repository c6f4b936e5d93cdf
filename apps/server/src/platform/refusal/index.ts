export { type FieldProblem, type Issue, Refusal, refuse } from './refusal.ts';
