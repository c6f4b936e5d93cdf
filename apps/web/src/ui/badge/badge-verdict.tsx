import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { type VerdictKind, VerdictShape } from '../verdict/index.ts';

interface BadgeVerdictProps {
  readonly kind: VerdictKind;
  readonly word: ReactNode;
  /** "until Jan 14, 2027", "at Harbor Hounds". */
  readonly children: ReactNode;
  /** Whether it is inside a button that switches the business. */
  readonly switches?: boolean | undefined;
}

/** The verdict at the foot of a badge: word, until when, where. */
export function BadgeVerdict({ kind, word, children, switches }: BadgeVerdictProps) {
  return (
    <span
      data-verdict={kind}
      className="flex w-full items-center gap-4 rounded-panel bg-verdict-tint px-4.5 py-3.5 text-start text-verdict-ink"
    >
      <VerdictShape kind={kind} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block type-h2-page">{word}</span>
        <span className="block type-small leading-6">{children}</span>
      </span>
      {switches && <Icon of={ChevronsUpDown} />}
    </span>
  );
}
