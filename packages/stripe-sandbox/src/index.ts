/** A small Stripe-shaped server for machines without keys. */

export { createSandbox, type Sandbox } from './create-sandbox.ts';
export type { Price } from './ledger/index.ts';
export type { SandboxParts } from './sandbox-parts.ts';
/** Where it answers. */
export { sandboxPaths } from './sandbox-paths.ts';
/** Where people find its pages. */
export { addressesBelow } from './shapes/index.ts';
/** Signs a body the way Stripe does. */
export { signEvent } from './sign-event.ts';
