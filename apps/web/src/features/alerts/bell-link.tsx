import { Bell } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { alertMessages } from './messages.gen.ts';

/** The bell in the header of a phone, where the tab bar has no room for it. */
export function BellLink({ unread }: { readonly unread: number }) {
  const messages = alertMessages;
  return (
    <Anchor
      href={paths.alerts}
      aria-label={unread > 0 ? messages.unread(unread) : messages.title}
      className="relative grid size-11 shrink-0 place-items-center rounded-button text-ink-2"
    >
      <Icon of={Bell} />
      {unread > 0 && (
        <span aria-hidden="true" className="absolute end-0 top-0">
          <Count>{unread}</Count>
        </span>
      )}
    </Anchor>
  );
}
