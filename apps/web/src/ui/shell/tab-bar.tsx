import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import { Count } from '../tag/index.ts';
import type { NavItem } from './nav-item.ts';

interface TabBarProps {
  readonly navLabel: string;
  /** Four, at most five. */
  readonly items: readonly NavItem[];
  /** The last item, if it is not a link: it opens the remaining pages. */
  readonly end?: ReactNode | undefined;
}

function pillOf({ current, raised }: NavItem): string {
  if (raised) return '-mt-6 size-14 bg-evergreen text-on-evergreen shadow-e2 ring-4 ring-surface';
  return classes('h-8 w-16', current && 'bg-evergreen-tint text-evergreen-ink');
}

/** The navigation on a phone, at the bottom of the screen. 84 px with the labels below their icons. */
export function TabBar({ navLabel, items, end }: TabBarProps) {
  return (
    <nav
      aria-label={navLabel}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex h-21 max-w-120 items-start justify-around px-1 pt-2">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <Anchor
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={classes(
                'flex flex-col items-center gap-0.5 rounded-field type-tab-bar',
                item.current ? 'font-semibold text-evergreen-ink' : 'text-ink-3',
              )}
            >
              <span className={classes('relative grid place-items-center rounded-full', pillOf(item))}>
                <Icon of={item.icon} size={item.raised ? 24 : 22} strong={item.raised ?? false} />
                {item.count ? (
                  <Count label={item.countLabel} className="absolute start-8 -top-1">
                    {item.count}
                  </Count>
                ) : null}
              </span>
              <span className="max-w-full truncate tracking-[-0.015em]">{item.label}</span>
            </Anchor>
          </li>
        ))}
        {end && <li className="min-w-0 flex-1">{end}</li>}
      </ul>
    </nav>
  );
}
