import { type Verdict, verdicts } from '@clearpaw/domain';

/** The worst of several businesses' verdicts; null if there is none. */
export function worstVerdict(several: readonly Verdict[]): Verdict | null {
  return [...several].sort((a, b) => verdicts.indexOf(b) - verdicts.indexOf(a))[0] ?? null;
}
