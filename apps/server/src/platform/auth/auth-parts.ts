import type { Budgets } from '../budgets/index.ts';
import type { Config } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import type { AuthHooks } from './auth-hooks.ts';

/** The dependencies of signing in. */
export interface AuthParts {
  readonly config: Config;
  readonly store: Store;
  readonly secret: string;
  readonly budgets: Budgets;
  readonly hooks: AuthHooks;
}
