import type { ReactNode } from 'react';
import type { VerdictKind } from './verdict-kind.ts';

/** The word in its family's ink, to open a sentence: "Good for now. Bordetella ends within 30 days." */
export function VerdictWord({
  kind,
  children,
}: {
  readonly kind: VerdictKind;
  readonly children: ReactNode;
}) {
  return (
    <strong data-verdict={kind} className="font-semibold text-verdict-ink">
      {children}
    </strong>
  );
}
