/** Why a call is refused, beyond its status. */
export { type RefusalReason, refusalReasons } from './refusal-reasons.ts';
