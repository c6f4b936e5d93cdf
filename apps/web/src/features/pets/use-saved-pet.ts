import type { OutputOf, pets } from '@clearpaw/contract';
import { showToast } from '../../ui/toast/index.ts';
import { petMessages } from './messages.gen.ts';

type SavedPet = OutputOf<typeof pets.createPet>;

/** Shows the warnings about a saved pet until they are closed, because a typing error should be corrected. */
export function useSayWarnings(): (saved: SavedPet) => boolean {
  const messages = petMessages;
  return ({ warnings = [] }) => {
    if (warnings.length > 0) showToast({ text: messages.microchipInUse, tone: 'error' });
    return warnings.length > 0;
  };
}
