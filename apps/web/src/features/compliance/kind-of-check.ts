import { type Check, isSatisfied } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';

/** The shape of one requirement: met, expiring, waiting for a review (or only recommended), or missing. */
export function kindOfCheck({ level, status }: Pick<Check, 'level' | 'status'>): VerdictKind {
  if (status === 'expiring' || status === 'grace') return 'soon';
  if (isSatisfied(status)) return 'ok';
  return level === 'recommended' || status === 'pending' ? 'wait' : 'stop';
}
