import type { UserType } from '@clearpaw/domain';
import { keepTabText, readTabText } from '../../platform/storage/index.ts';

const key = 'clearpaw.audience';

/** Keeps the side of the first page that was chosen, until the account type is chosen or the tab is closed. */
export function keepChosenAudience(audience: UserType | null): void {
  keepTabText(key, audience);
}

/** The side that was chosen in this tab; null if none was. */
export function chosenAudience(): UserType | null {
  const kept = readTabText(key);
  return kept === 'owner' || kept === 'business' ? kept : null;
}
