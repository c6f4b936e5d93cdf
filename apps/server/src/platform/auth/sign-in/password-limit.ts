import type { Limit } from '../../budgets/index.ts';
import type { Config } from '../../config/index.ts';

/**
 * Wrong passwords for one account, from any network address. Outside production the limit is higher, because tests sign
 * in often.
 */
export function wrongPasswords({ production }: Pick<Config, 'production'>): Limit {
  return { name: 'wrong-password', max: production ? 10 : 60, windowSeconds: 15 * 60 };
}
