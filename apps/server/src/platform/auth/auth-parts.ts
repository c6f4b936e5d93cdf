import type { Budgets } from '../budgets/index.ts';
import type { Config } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import type { AuthHooks } from './auth-hooks.ts';
import type { AuthSecrets } from './auth-secret.ts';
import type { SecretOptions } from './library-secrets.ts';

/** The dependencies of signing in. */
export interface AuthParts {
  readonly config: Config;
  readonly store: Store;
  readonly secrets: AuthSecrets;
  readonly secretOptions: SecretOptions;
  readonly budgets: Budgets;
  readonly hooks: AuthHooks;
}
