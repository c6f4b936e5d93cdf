import type { OutputOf, pets } from '@clearpaw/contract';
import { useWordsOf } from '../../platform/words/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petWords } from './words.ts';

type SavedPet = OutputOf<typeof pets.createPet>;

/** Says what is odd about a pet that was saved; it stays until it is closed, because a typing error needs mending. */
export function useSayWarnings(): (saved: SavedPet) => boolean {
  const words = useWordsOf(petWords);
  return ({ warnings = [] }) => {
    if (warnings.length > 0) showToast({ words: words.microchipInUse, tone: 'error' });
    return warnings.length > 0;
  };
}
