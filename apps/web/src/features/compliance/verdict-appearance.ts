import type { Verdict } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';
import { complianceMessages } from './messages.gen.ts';

/** A verdict's shape and word. */
export interface VerdictAppearance {
  readonly kind: VerdictKind;
  readonly word: string;
}

const kinds: Readonly<Record<Verdict, VerdictKind>> = {
  compliant: 'ok',
  expiring: 'soon',
  pending: 'wait',
  non_compliant: 'stop',
};

export function useVerdictAppearance(): (verdict: Verdict) => VerdictAppearance {
  const messages = complianceMessages;
  return (verdict) => ({ kind: kinds[verdict], word: messages[verdict] });
}
