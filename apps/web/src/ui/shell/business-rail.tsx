import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../look/index.ts';
import { Anchor } from '../provider/index.ts';
import { Count } from '../tag/index.ts';
import type { NavItem } from './nav-item.ts';

interface BusinessRailProps {
  /** The wordmark from 1024 px on. */
  readonly brand: ReactNode;
  /** The mark alone, for the narrow rail. */
  readonly mark: ReactNode;
  /** Which business this is; a menu when there are several. */
  readonly switcher?: ReactNode | undefined;
  readonly navLabel: string;
  readonly items: readonly NavItem[];
  /** Who works here now. */
  readonly person?: ReactNode | undefined;
}

const itemLook =
  'relative flex min-h-11 items-center gap-3.5 rounded-field px-3 text-[0.9375rem] leading-6 transition-colors duration-150 ease-calm ' +
  'max-lg:size-12 max-lg:justify-center max-lg:px-0';

const hereLook = 'bg-evergreen font-semibold text-on-evergreen';
const thereLook = 'font-medium text-ink-2 hover:bg-line/45 hover:text-ink';

/** The rail at a business's pages: 232 px, 72 with icons alone, none on a phone. */
export function BusinessRail({ brand, mark, switcher, navLabel, items, person }: BusinessRailProps) {
  return (
    <aside className="sticky top-0 flex h-dvh w-18 shrink-0 flex-col overflow-y-auto border-line border-e bg-sunken px-3 py-6 max-md:hidden lg:w-58 lg:px-3.5">
      <div className="px-2 max-lg:hidden">{brand}</div>
      <div className="grid place-items-center lg:hidden">{mark}</div>
      <div className="mt-6">{switcher}</div>
      <nav aria-label={navLabel} className="mt-4 flex flex-col gap-0.5">
        {items.map(({ href, label, icon, current, count, countLabel }) => (
          <Anchor
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={classes(itemLook, current ? hereLook : thereLook)}
          >
            <Icon of={icon} />
            <span className="flex-1 max-lg:sr-only">{label}</span>
            {count ? (
              <Count label={countLabel} className="max-lg:absolute max-lg:end-0 max-lg:top-0">
                {count}
              </Count>
            ) : null}
          </Anchor>
        ))}
      </nav>
      <div className="mt-auto shrink-0 pt-6 max-lg:mx-auto max-lg:w-10 max-lg:overflow-hidden lg:px-2">
        {person}
      </div>
    </aside>
  );
}
