import type { SandboxClock, SandboxDatabase, SandboxLog } from './environment.ts';
import type { Price } from './ledger/index.ts';
import type { Addresses } from './shapes/index.ts';

/** The dependencies of the sandbox. */
export interface SandboxParts {
  readonly db: SandboxDatabase;
  readonly clock: SandboxClock;
  readonly log: SandboxLog;
  readonly newId: () => string;
  /** The prices there are. */
  readonly prices: readonly Price[];
  readonly apiVersion: string;
  /** The addresses of its pages. */
  readonly addresses: Addresses;
  /** The origin to which people return. */
  readonly returnOrigin: string;
  /** Where events are delivered, and the secrets they are signed with; null delivers none. */
  readonly deliverTo: string | null;
  readonly webhookSecrets: readonly string[];
}

/** The current time in whole seconds, as Stripe counts it. */
export function nowAt({ clock }: Pick<SandboxParts, 'clock'>): number {
  return Math.floor(clock.now().getTime() / 1000);
}
