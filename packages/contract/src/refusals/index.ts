export { type RefusalReason, refusalReasons } from './refusal-reasons.ts';
