import { HeartHandshake, UserPlus } from 'lucide-react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { laneWords } from './lane-words.ts';

/** The two ways in that need no badge. A guest is checked by the server; what to ask about a service animal is only read. */
export function LaneLinks({ connected }: { readonly connected: boolean }) {
  const words = useWordsOf(laneWords);
  return (
    <nav
      aria-label={words.lanes}
      className="mx-auto grid w-full max-w-100 grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-2.5 *:px-3!"
    >
      {connected && (
        <LinkButton href="/business/scan?lane=guest" variant="invert" icon={UserPlus}>
          {words.guest}
        </LinkButton>
      )}
      <LinkButton href="/business/scan?lane=service-animal" variant="invert" icon={HeartHandshake}>
        {words.animal}
      </LinkButton>
    </nav>
  );
}
