import { type Verdict, verdicts } from '@clearpaw/domain';

/** The worst of several businesses' verdicts; null where no business has said anything. */
export function worstVerdict(several: readonly Verdict[]): Verdict | null {
  return [...several].sort((a, b) => verdicts.indexOf(b) - verdicts.indexOf(a))[0] ?? null;
}
