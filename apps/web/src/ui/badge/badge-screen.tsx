import type { ReactNode } from 'react';
import type { Blanket } from '../portrait/index.ts';

interface BadgeScreenProps {
  readonly blanket: Blanket;
  /** Close, at the top. */
  readonly start?: ReactNode | undefined;
  /** More, at the top. */
  readonly end?: ReactNode | undefined;
  readonly children: ReactNode;
  /** Print, brighten: at the bottom, in reach of the thumb. */
  readonly actions?: ReactNode | undefined;
  /** Below them, each as wide as all of them. */
  readonly moreActions?: ReactNode | undefined;
}

/** A badge as a full screen: the pet's background colour and the tag on it. */
export function BadgeScreen({ blanket, start, end, children, actions, moreActions }: BadgeScreenProps) {
  return (
    <main
      data-blanket={blanket}
      className="relative flex min-h-dvh flex-col overflow-hidden bg-blanket px-5 pb-6"
    >
      <div className="flex h-16 items-start justify-between pt-2.5">
        {start}
        {end}
      </div>
      <div className="mx-auto mt-10 flex w-full max-w-88 flex-1 flex-col justify-between gap-6">
        {children}
        {actions && (
          <div className="flex flex-col gap-2.5">
            <div className="flex gap-2.5 [&>*]:flex-auto">{actions}</div>
            {moreActions}
          </div>
        )}
      </div>
    </main>
  );
}
