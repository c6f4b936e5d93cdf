import type { ReactNode } from 'react';

interface SheetRowProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** One entry of a sample list, on its own card. */
export function SheetRow({ start, end, children }: SheetRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-button bg-surface px-3.5 py-2 shadow-e1">
      {start}
      <span className="min-w-0 flex-1 truncate type-strong max-xl:type-label">{children}</span>
      {end}
    </li>
  );
}
