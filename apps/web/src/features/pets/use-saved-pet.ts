import type { OutputOf, pets } from '@clearpaw/contract';
import { useMessages } from '../../platform/messages/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petMessages } from './messages.ts';

type SavedPet = OutputOf<typeof pets.createPet>;

/** Says what is odd about a pet that was saved; it stays until it is closed, because a typing error needs mending. */
export function useSayWarnings(): (saved: SavedPet) => boolean {
  const messages = useMessages(petMessages);
  return ({ warnings = [] }) => {
    if (warnings.length > 0) showToast({ text: messages.microchipInUse, tone: 'error' });
    return warnings.length > 0;
  };
}
