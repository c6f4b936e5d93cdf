import type { TokenReader } from '../../auth/index.ts';
import type { Metrics } from '../../telemetry/index.ts';
import type { Definition, Services } from './implementation.ts';

/** What serving functions takes. */
export interface CallableParts {
  readonly definitions: Readonly<Record<string, Definition>>;
  readonly implementations: Readonly<Record<string, unknown>>;
  readonly services: Services;
  readonly readToken: TokenReader;
  readonly metrics: Metrics;
  /** Proves every result against its schema; on in tests, so that a presenter that leaks does not pass. */
  readonly checkResults: boolean;
  /** How often a silent stream says that it is alive. */
  readonly heartbeatMs: number;
}
