import { paths } from '../../paths/index.ts';
import { keepTabText, readTabText, useTabText } from '../../platform/storage/index.ts';

const key = 'clearpaw.invitation';

/** An invitation that was opened in this tab stays with its reader while they register, log in or choose a type. */
export function keepInvitation(token: string | null): void {
  keepTabText(key, token);
}

/** The page of the invitation that waits in this tab; null where none does. */
export function pendingInvitationPath(): string | null {
  const token = readTabText(key);
  return token && paths.join(token);
}

/** The token of the invitation that waits in this tab. */
export function usePendingInvitation(): string | null {
  return useTabText(key);
}
