import { useNavigate } from '@tanstack/react-router';
import { CircleQuestionMark, CreditCard, LogOut, Settings } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { paths } from '../../paths/index.ts';
import { PersonTile } from '../../ui/business/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { accountMessages } from './messages.gen.ts';
import { useSignOut } from './use-sign-out.ts';

interface PersonMenuProps {
  readonly name: string;
  /** Whether the person has a plan to start, change or cancel. */
  readonly billing?: boolean;
  /** The address of the help for the current page. */
  readonly help: string;
}

/** The person's initials, which open a menu with settings, plan, help and sign-out. */
export function PersonMenu({ name, billing = false, help }: PersonMenuProps) {
  const messages = accountMessages;
  const signOut = useSignOut();
  const navigate = useNavigate();
  const goTo = (to: typeof paths.settings | typeof paths.billing) => () => void navigate({ to });
  const plan = { id: 'billing', label: messages.billing, icon: CreditCard, onAction: goTo(paths.billing) };
  return (
    <Menu
      label={messages.account}
      trigger={
        <AriaButton
          aria-label={`${messages.account}, ${personInitials(name)}`}
          className="grid size-11 place-items-center rounded-full outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus"
        >
          <PersonTile initials={personInitials(name)} />
        </AriaButton>
      }
      items={[
        { id: 'settings', label: messages.settings, icon: Settings, onAction: goTo(paths.settings) },
        ...(billing ? [plan] : []),
        // Opens in a new tab, so that the current work stays.
        {
          id: 'help',
          label: messages.help,
          icon: CircleQuestionMark,
          onAction: () => open(help, '_blank', 'noopener'),
        },
        { id: 'log-out', label: messages.logOut, icon: LogOut, onAction: () => void signOut() },
      ]}
    />
  );
}

/** Two letters: of the first and the last word, or of an address. */
export function personInitials(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
