import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id?: string | undefined;
  readonly count?: ReactNode | undefined;
  /** One link or button at the far end. */
  readonly action?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The title above a card: "Coming up", with what can be done about all of it. */
export function SectionHeading({ id, count, action, children }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={id} className="flex items-center gap-2.5 type-h2-page">
        {children}
        {count}
      </h2>
      {action}
    </div>
  );
}
