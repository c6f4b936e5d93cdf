import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import { Count } from '../tag/index.ts';
import type { NavItem } from './nav-item.ts';

interface OwnerHeaderProps {
  /** The wordmark, inside a link home. */
  readonly brand: ReactNode;
  /** The name of the area: "Owner dashboard". */
  readonly business?: ReactNode | undefined;
  readonly navLabel: string;
  readonly items: readonly NavItem[];
  /** Whether it is not known yet who is logged in: the places are drawn, and lead nowhere. */
  readonly isWaiting?: boolean | undefined;
  /** Me, and what belongs to me. */
  readonly end?: ReactNode | undefined;
}

const itemStyle =
  'flex min-h-11 items-center gap-2 rounded-button px-3.5 text-[0.9375rem] leading-6 transition-colors duration-150 ease-calm ' +
  'max-lg:flex-col max-lg:gap-0.5 max-lg:px-3 max-lg:py-1 max-lg:type-tab-bar';

const itemsStyle = 'flex gap-1 max-md:hidden md:ms-auto lg:ms-4';
const currentItemStyle = 'bg-evergreen-tint font-semibold text-evergreen-ink';
const otherItemStyle = 'font-medium text-ink-2 hover:bg-sunken hover:text-ink';

/** Sticky above an owner's pages: 76 px, 64 on a phone, where the places move into the tab bar. */
export function OwnerHeader({ brand, business, navLabel, items, isWaiting, end }: OwnerHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-4 px-5 md:h-19 md:px-8 xl:px-10">
        {brand}
        {business && (
          <p className="border-line border-s ps-4 type-small text-ink-3 max-xl:hidden">{business}</p>
        )}
        {isWaiting ? (
          <div aria-hidden className={itemsStyle}>
            {items.map(({ label, icon, current }) => (
              <span key={label} className={classes(itemStyle, current ? currentItemStyle : 'text-ink-3')}>
                <Icon of={icon} />
                {label}
              </span>
            ))}
          </div>
        ) : (
          <nav aria-label={navLabel} className={itemsStyle}>
            {items.map((item) => (
              <HeaderItem key={item.href} {...item} />
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-3 md:max-lg:ms-0">{end}</div>
      </div>
    </header>
  );
}

function HeaderItem({ href, label, icon, current, count, countLabel }: NavItem) {
  return (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classes(itemStyle, current ? currentItemStyle : otherItemStyle)}
    >
      <span className="relative">
        <Icon of={icon} />
        {count ? <Count className="absolute -end-3 -top-1.5 lg:hidden">{count}</Count> : null}
      </span>
      {label}
      {count ? (
        <Count label={countLabel} className="max-lg:hidden">
          {count}
        </Count>
      ) : null}
    </Anchor>
  );
}
