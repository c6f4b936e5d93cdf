import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import { Count } from '../tag/index.ts';
import type { NavItem } from './nav-item.ts';

interface BusinessRailProps {
  /** Which business this is; a menu when there are several. */
  readonly switcher?: ReactNode | undefined;
  readonly navLabel: string;
  /** Pages that belong together, each group behind a line. */
  readonly groups: readonly (readonly NavItem[])[];
}

const itemStyle =
  'relative flex min-h-11 items-center gap-3.5 rounded-field px-3 text-[0.9375rem] leading-6 transition-colors duration-150 ease-calm ' +
  'max-lg:size-12 max-lg:justify-center max-lg:px-0';

const currentItemStyle = 'bg-evergreen font-semibold text-on-evergreen';
const otherItemStyle = 'font-medium text-ink-2 hover:bg-line/45 hover:text-ink';

/** The rail at a business's pages, below the header: 232 px, 72 with icons alone, none on a phone. */
export function BusinessRail({ switcher, navLabel, groups }: BusinessRailProps) {
  return (
    <aside className="sticky top-16 flex h-[calc(100dvh-4rem)] w-18 shrink-0 flex-col overflow-y-auto border-line border-e bg-sunken px-3 py-4 max-md:hidden lg:w-58 lg:px-3.5">
      {switcher}
      <nav aria-label={navLabel} className="mt-4 flex flex-col divide-y divide-line">
        {groups.map((items) => (
          <div key={items[0]?.href} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
            {items.map((item) => (
              <RailLink key={item.href} item={item} />
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

function RailLink({ item: { href, label, icon, current, count, countLabel } }: { readonly item: NavItem }) {
  return (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classes(itemStyle, current ? currentItemStyle : otherItemStyle)}
    >
      <Icon of={icon} />
      <span className="flex-1 max-lg:sr-only">{label}</span>
      {count ? (
        <Count label={countLabel} className="max-lg:absolute max-lg:end-0 max-lg:top-0">
          {count}
        </Count>
      ) : null}
    </Anchor>
  );
}
