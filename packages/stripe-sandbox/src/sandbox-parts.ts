import type { SandboxClock, SandboxDatabase, SandboxLog } from './environment.ts';
import type { Price } from './ledger/index.ts';
import type { Addresses } from './shapes/index.ts';

/** What the sandbox is made of. */
export interface SandboxParts {
  readonly db: SandboxDatabase;
  readonly clock: SandboxClock;
  readonly log: SandboxLog;
  readonly newId: () => string;
  /** The prices there are. */
  readonly prices: readonly Price[];
  readonly apiVersion: string;
  /** Where people find its pages. */
  readonly addresses: Addresses;
  /** The origin people are sent back to. */
  readonly returnOrigin: string;
  /** Where events are delivered, and the secrets they are signed with; null keeps them. */
  readonly deliverTo: string | null;
  readonly webhookSecrets: readonly string[];
}

/** Now, in the whole seconds Stripe counts in. */
export function nowAt({ clock }: Pick<SandboxParts, 'clock'>): number {
  return Math.floor(clock.now().getTime() / 1000);
}
