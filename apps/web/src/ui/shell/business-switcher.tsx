import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface BusinessSwitcherProps {
  readonly tile: ReactNode;
  readonly name: ReactNode;
  /** "Business dashboard". */
  readonly detail: ReactNode;
  /** Shown when there is more than one place to switch to. */
  readonly switches?: boolean | undefined;
}

/** Which business this is: the face of the rail's switcher, put inside a menu's button by the caller. */
export function BusinessSwitcher({ tile, name, detail, switches }: BusinessSwitcherProps) {
  return (
    <span className="card-edge flex w-full items-center gap-2 rounded-card bg-surface p-2 text-start md:max-lg:justify-center md:max-lg:p-1">
      {tile}
      <span className="min-w-0 flex-1 md:max-lg:sr-only">
        <span className="block truncate font-semibold type-caption">{name}</span>
        <span className="block truncate text-[0.75rem] leading-4 tracking-[-0.02em] text-ink-3">
          {detail}
        </span>
      </span>
      {switches && <Icon of={ChevronsUpDown} size={16} className="text-ink-3 md:max-lg:hidden" />}
    </span>
  );
}
