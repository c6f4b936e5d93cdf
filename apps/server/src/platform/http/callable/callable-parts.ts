import type { EndedSessions, TokenReader } from '../../auth/index.ts';
import type { LeasedLimit } from '../../budgets/index.ts';
import type { Metrics } from '../../telemetry/index.ts';
import type { ApiClient, AppAccess } from './api-client.ts';
import type { Call, Definition, Services } from './implementation.ts';

/** How many calls an account may make, an API key, and an address without either. */
export interface CallLimits {
  readonly byAccount: LeasedLimit;
  readonly byAddress: LeasedLimit;
  readonly byKey: LeasedLimit;
}

/** How keys are read, and how their use is logged. */
export interface ApiKeyAccess {
  /** Whether a bearer token is an API key and not a person's token. */
  isApiKey(token: string): boolean;
  /** The key as the database has it now; null if it is unknown or has ended. */
  read(token: string): Promise<ApiClient | null>;
  /** Writes the call to the business's audit log; called before its result is sent. */
  logCall(call: Call): Promise<void>;
}

/** The dependencies of serving functions. */
export interface CallableParts {
  readonly definitions: Readonly<Record<string, Definition>>;
  readonly implementations: Readonly<Record<string, unknown>>;
  readonly services: Services;
  readonly readToken: TokenReader;
  readonly apiKeys: ApiKeyAccess;
  /** The grant of an app's token as the database has it now; null if it has ended. */
  readonly readAppToken: (token: string) => Promise<AppAccess | null>;
  /** Streams end with the session that opened them. */
  readonly endedSessions: Pick<EndedSessions, 'watch'>;
  readonly limits: CallLimits;
  readonly metrics: Metrics;
  /** Checks every result against its schema; on in tests, so that a presenter that leaks a field fails. */
  readonly checkResults: boolean;
  /** How often an idle stream sends a heartbeat. */
  readonly heartbeatMs: number;
}
