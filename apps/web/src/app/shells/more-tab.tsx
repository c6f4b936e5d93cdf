import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../ui/icon/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import type { NavItem } from '../../ui/shell/index.ts';
import { classes } from '../../ui/style/index.ts';
import { shellMessages } from '../messages.gen.ts';

interface MoreTabProps {
  /** The pages in the groups of the rail. */
  readonly groups: readonly (readonly NavItem[])[];
}

/** The last tab of a phone's tab bar: opens a sheet with the pages that the bar has no room for. */
export function MoreTab({ groups }: MoreTabProps) {
  const messages = shellMessages;
  const [isOpen, setOpen] = useState(false);
  const current = groups.flat().some((item) => item.current);
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
        <nav aria-label={messages.more} className="flex flex-col divide-y divide-line">
          {groups.map((items) => (
            <ul key={items[0]?.href} className="grid grid-cols-2 gap-2 py-4 first:pt-0 last:pb-0">
              {items.map((item) => (
                <Page key={item.href} item={item} onOpen={() => setOpen(false)} />
              ))}
            </ul>
          ))}
        </nav>
      </Dialog>
    </>
  );
}

/** The last of an odd number takes the row. */
function Page({ item, onOpen }: { readonly item: NavItem; readonly onOpen: () => void }) {
  const { href, label, icon, current } = item;
  return (
    <li className="last:odd:col-span-2">
      <Anchor
        href={href}
        onClick={onOpen}
        aria-current={current ? 'page' : undefined}
        className={classes(
          'flex min-h-12 items-center gap-3 rounded-field px-4 py-2 type-label no-underline',
          current ? 'bg-evergreen-tint text-evergreen-ink' : 'bg-sunken text-ink',
        )}
      >
        <Icon of={icon} />
        {label}
      </Anchor>
    </li>
  );
}
