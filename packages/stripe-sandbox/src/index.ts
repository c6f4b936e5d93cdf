/** A small Stripe-shaped server for machines without keys; a server that takes real payments never loads it. */

export { createSandbox, type Sandbox } from './create-sandbox.ts';
export type { Price } from './ledger/index.ts';
/** What it keeps, for tests that look behind its interface. */
export { sandboxCustomerTable, sandboxEventTable } from './sandbox.table.ts';
export type { SandboxParts } from './sandbox-parts.ts';
/** Where people find its pages. */
export { addressesBelow } from './shapes/index.ts';
/** Signs a body the way Stripe does. */
export { signEvent } from './sign-event.ts';
