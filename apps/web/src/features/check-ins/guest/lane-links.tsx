import { HeartHandshake, UserPlus } from 'lucide-react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { guestWords } from './words.ts';

/** The two ways in that need no badge. */
export function LaneLinks() {
  const words = useWordsOf(guestWords);
  return (
    <nav
      aria-label={words.lanes}
      className="mx-auto flex w-full max-w-100 gap-2.5 *:flex-1 *:whitespace-nowrap *:px-3!"
    >
      <LinkButton href="/business/scan?lane=guest" variant="invert" icon={UserPlus}>
        {words.guest}
      </LinkButton>
      <LinkButton href="/business/scan?lane=service-animal" variant="invert" icon={HeartHandshake}>
        {words.animal}
      </LinkButton>
    </nav>
  );
}
