import type { ReactNode } from 'react';

/** The row of tabs; too many for the width scroll sideways. */
export const tabListStyle =
  'flex overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]';

/** One tab, 52 px, with a foot of 4 px when it is the current one. */
export const tabStyle =
  'relative flex min-h-13 shrink-0 cursor-pointer items-center gap-1 whitespace-nowrap rounded-t-field px-1.5 type-body md:gap-2 md:px-4 font-medium text-ink-2 outline-offset-[-3px] ' +
  'after:absolute after:inset-x-1.5 md:after:inset-x-3 after:bottom-0 after:h-1 after:rounded-t-bar hover:text-ink ' +
  'data-selected:font-semibold data-selected:text-ink data-selected:after:bg-evergreen ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-evergreen';

/** A tab's word and how many things are behind it. */
export function TabMessages({
  count,
  children,
}: {
  readonly count?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      {children}
      {count !== undefined && <span className="font-normal tabular-nums type-small text-ink-3">{count}</span>}
    </>
  );
}
