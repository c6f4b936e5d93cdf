import type { RefusalReason } from '@clearpaw/contract';

/** A refusal gives one of the reasons that the contract promises; another one does not compile. */
declare module './platform/refusal/refusal.ts' {
  interface KnownReasons extends Record<RefusalReason, true> {}
}
