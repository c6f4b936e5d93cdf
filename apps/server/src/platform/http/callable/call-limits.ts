import { LeasedLimit } from '../../budgets/index.ts';
import type { CallLimits } from './callable-parts.ts';
import type { Services } from './implementation.ts';

const windowSeconds = 60;
/** Callers without a sign-in need few calls: only one function is open to everyone. */
const addressShare = 10;
/** Source: contract, "600 calls a minute a key". */
const keyCallsPerMinute = 600;

/** The limits of `CALLS_PER_MINUTE`, shared by all servers. */
export function callLimits({ budgets, store, config }: Services): CallLimits {
  const max = config.callsPerMinute;
  const byAddress = { name: 'calls-by-address', max: Math.ceil(max / addressShare), windowSeconds };
  return {
    byAccount: new LeasedLimit(budgets, store.db, { name: 'calls', max, windowSeconds }),
    byAddress: new LeasedLimit(budgets, store.db, byAddress),
    byKey: new LeasedLimit(budgets, store.db, {
      name: 'calls-by-key',
      max: keyCallsPerMinute,
      windowSeconds,
    }),
  };
}
