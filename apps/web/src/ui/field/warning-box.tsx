import type { ReactNode } from 'react';
import { VerdictShape } from '../verdict/index.ts';

interface WarningBoxProps {
  /** What is odd: "It ends on the day it was given". */
  readonly title: ReactNode;
  /** Why it is odd and what is likely. */
  readonly children: ReactNode;
  /** The likely value as a button, and "Keep". */
  readonly actions?: ReactNode | undefined;
}

/** A warning that offers the cure. It explains; it does not refuse. */
export function WarningBox({ title, children, actions }: WarningBoxProps) {
  return (
    <div role="status" className="flex gap-3.5 rounded-button bg-soon-tint p-4 text-soon-ink">
      <VerdictShape kind="soon" size={24} />
      <div className="min-w-0 flex-1">
        <p className="type-strong">{title}</p>
        <p className="type-small leading-6">{children}</p>
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
