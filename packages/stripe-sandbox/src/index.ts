/**
 * A small server that answers like Stripe, for machines without Stripe keys. A server that takes real payments never
 * loads it.
 */

export { createSandbox, type Sandbox } from './create-sandbox.ts';
export type { Ledger, Price } from './ledger/index.ts';
/** The sandbox's tables, for tests that read them directly. */
export { sandboxCustomerTable, sandboxEventTable } from './sandbox.table.ts';
export type { SandboxParts } from './sandbox-parts.ts';
/** The addresses of its pages. */
export { addressesBelow } from './shapes/index.ts';
/** Signs a webhook body the way Stripe does. */
export { signEvent } from './sign-event.ts';
