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

/** How keys are read, and what is written down about their use. */
export interface ApiKeyAccess {
  /** Whether a bearer token is an API key and not a person's token. */
  isApiKey(token: string): boolean;
  /** The key, as it is in the database now; null for one that is unknown or has ended. */
  read(token: string): Promise<ApiClient | null>;
  /** Enters the call into the business's audit log; called before its result is sent. */
  logCall(call: Call): Promise<void>;
}

/** What serving functions takes. */
export interface CallableParts {
  readonly definitions: Readonly<Record<string, Definition>>;
  readonly implementations: Readonly<Record<string, unknown>>;
  readonly services: Services;
  readonly readToken: TokenReader;
  readonly apiKeys: ApiKeyAccess;
  /** What the token of an app opens, as it is in the database now; null for one that has ended. */
  readonly readAppToken: (token: string) => Promise<AppAccess | null>;
  /** Streams end with the session that opened them. */
  readonly endedSessions: Pick<EndedSessions, 'watch'>;
  readonly limits: CallLimits;
  readonly metrics: Metrics;
  /** Proves every result against its schema; on in tests, so that a presenter that leaks does not pass. */
  readonly checkResults: boolean;
  /** How often a silent stream says that it is alive. */
  readonly heartbeatMs: number;
}
