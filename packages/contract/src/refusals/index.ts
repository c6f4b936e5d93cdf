export { formReasonTexts, type RefusalReason, refusalReasons } from './refusal-reasons.ts';
