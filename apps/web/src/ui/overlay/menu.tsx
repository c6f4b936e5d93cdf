import { Check, Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { classes, optionStyle, popoverStyle } from '../style/index.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Goes somewhere instead of doing something. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
}

interface MenuProps {
  /** Names the menu: "More about Biscuit". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button that opens it; three dots when left out. It must be one of our buttons. */
  readonly trigger?: ReactElement | undefined;
  /** The chosen item, in a menu that chooses. */
  readonly selected?: string | null | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** What else can be done, behind a button. */
export function Menu({ label, items, trigger, selected, onSelect, placement = 'bottom end' }: MenuProps) {
  const chooses =
    selected === undefined
      ? ({} as const)
      : ({ selectionMode: 'single', selectedKeys: selected === null ? [] : [selected] } as const);
  return (
    <MenuTrigger>
      {trigger ?? <IconButton icon={Ellipsis} label={label} />}
      <Popover placement={placement} offset={6} className={classes(popoverStyle, 'min-w-56 max-w-80')}>
        <AriaMenu
          {...chooses}
          aria-label={label}
          items={items}
          onAction={(key) => onSelect?.(String(key))}
          className="outline-none"
        >
          {({ id, label: text, detail, icon, tone, isDisabled, href, onAction }) => (
            <AriaMenuItem
              id={id}
              textValue={text}
              isDisabled={Boolean(isDisabled)}
              {...(href ? { href } : {})}
              {...(onAction ? { onAction } : {})}
              className={classes(optionStyle, tone === 'danger' && 'text-stop-ink')}
            >
              {({ isSelected }) => (
                <>
                  {icon && <Icon of={icon} />}
                  <span className="min-w-0 flex-1">
                    <span className="block">{text}</span>
                    {detail && <span className="block font-normal type-small text-ink-2">{detail}</span>}
                  </span>
                  {isSelected && <Icon of={Check} size={18} />}
                </>
              )}
            </AriaMenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
