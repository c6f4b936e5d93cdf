import { useNavigate } from '@tanstack/react-router';
import { CreditCard, LogOut, Settings } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useWordsOf } from '../../platform/words/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PersonTile } from '../../ui/place/index.ts';
import { useSignOut } from './use-sign-out.ts';
import { accountWords } from './words.ts';

interface PersonMenuProps {
  readonly name: string;
  /** Whether the person has a plan to start, change or cancel. */
  readonly billing?: boolean;
}

/** One's initials; behind them, the settings, the plan and the way out. */
export function PersonMenu({ name, billing = false }: PersonMenuProps) {
  const words = useWordsOf(accountWords);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const goTo = (to: '/settings' | '/billing') => () => void navigate({ to });
  const plan = { id: 'billing', label: words.billing, icon: CreditCard, onAction: goTo('/billing') };
  return (
    <Menu
      label={words.account}
      trigger={
        <AriaButton
          aria-label={`${words.account}, ${initialsOf(name)}`}
          className="grid size-11 place-items-center rounded-full outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus"
        >
          <PersonTile initials={initialsOf(name)} />
        </AriaButton>
      }
      items={[
        { id: 'settings', label: words.settings, icon: Settings, onAction: goTo('/settings') },
        ...(billing ? [plan] : []),
        { id: 'log-out', label: words.logOut, icon: LogOut, onAction: () => void signOut() },
      ]}
    />
  );
}

/** Two letters: of the first and the last word, or of an address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
