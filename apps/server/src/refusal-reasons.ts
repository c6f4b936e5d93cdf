import type { RefusalReason } from '@clearpaw/contract';

/** A refusal has one of the reasons in the contract; any other does not compile. */
declare module './platform/refusal/refusal.ts' {
  interface KnownReasons extends Record<RefusalReason, true> {}
}
