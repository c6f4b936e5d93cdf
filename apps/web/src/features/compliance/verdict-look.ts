import type { Verdict } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import type { VerdictKind } from '../../ui/verdict/index.ts';
import { complianceWords } from './words.ts';

/** A verdict's silhouette and word. */
export interface VerdictLook {
  readonly kind: VerdictKind;
  readonly word: string;
}

const kinds: Readonly<Record<Verdict, VerdictKind>> = {
  compliant: 'ok',
  expiring: 'soon',
  pending: 'wait',
  non_compliant: 'stop',
};

export function useVerdictLook(): (verdict: Verdict) => VerdictLook {
  const words = useWordsOf(complianceWords);
  return (verdict) => ({ kind: kinds[verdict], word: words[verdict] });
}
