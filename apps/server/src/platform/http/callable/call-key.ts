import { refuse } from '../../refusal/index.ts';
import type { Call } from './implementation.ts';

/** The API key that a program calls with. It acts for one business, and as no person. */
export interface CallKey {
  readonly id: string;
  readonly businessId: string;
  readonly scopes: readonly string[];
}

/** How keys are read, and what is written down about their use. */
export interface ApiKeyAccess {
  /** Whether a bearer token is an API key and not a person's token. */
  isApiKey(token: string): boolean;
  /** The key, as it is in the database now; null for one that is unknown or has ended. */
  read(token: string): Promise<CallKey | null>;
  /** Enters the call into the business's audit log; called before its result is sent. */
  logCall(call: Call): Promise<void>;
}

/** A key reaches its own business only. */
export function keepToKeysBusiness({ key }: Pick<Call, 'key'>, businessId: string): void {
  if (key && key.businessId !== businessId.toLowerCase()) {
    throw refuse.denied('insufficient_scope', 'This API key belongs to another business.');
  }
}
