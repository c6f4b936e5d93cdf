import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../ui/icon/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import type { NavItem } from '../../ui/shell/index.ts';
import { classes } from '../../ui/style/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** The last tab of a phone's tab bar: opens a sheet with the pages that the bar has no room for. */
export function MoreTab({ items }: { readonly items: readonly NavItem[] }) {
  const messages = shellMessages;
  const [isOpen, setOpen] = useState(false);
  const current = items.some((item) => item.current);
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        aria-haspopup="dialog"
        className={classes(
          'flex w-full cursor-pointer flex-col items-center gap-0.5 rounded-field type-tab-bar',
          current ? 'font-semibold text-evergreen-ink' : 'text-ink-3',
        )}
      >
        <span
          className={classes(
            'grid h-8 w-16 place-items-center rounded-full',
            current && 'bg-evergreen-tint text-evergreen-ink',
          )}
        >
          <Icon of={Menu} size={22} />
        </span>
        <span className="tracking-[-0.015em]">{messages.more}</span>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={messages.more}>
        <nav aria-label={messages.more}>
          <ul className="grid grid-cols-2 gap-2">
            {items.map(({ href, label, icon, current: here }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  onClick={() => setOpen(false)}
                  aria-current={here ? 'page' : undefined}
                  className={classes(
                    'flex min-h-14 items-center gap-3 rounded-field px-4 type-label no-underline',
                    here ? 'bg-evergreen-tint text-evergreen-ink' : 'bg-sunken text-ink',
                  )}
                >
                  <Icon of={icon} />
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}
