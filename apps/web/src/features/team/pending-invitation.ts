import { paths } from '../../paths/index.ts';
import { keepTabText, readTabText, useTabText } from '../../platform/storage/index.ts';

const key = 'clearpaw.invitation';
/** Stands before the token of a link that offers a pet. A token has no colon. */
const transferMark = 'transfer:';

/** An invitation that was opened in this tab stays with its reader while they register, log in or choose a type. */
export function keepInvitation(token: string | null, kind: 'team' | 'pet' | 'transfer' = 'team'): void {
  keepTabText(key, token !== null && kind === 'transfer' ? `${transferMark}${token}` : token);
}

/** The page of the invitation that waits in this tab; null where none does. */
export function pendingInvitationPath(): string | null {
  const kept = readTabText(key);
  if (!kept) return null;
  return kept.startsWith(transferMark) ? paths.transfer(kept.slice(transferMark.length)) : paths.join(kept);
}

/** The token of the invitation that waits in this tab. */
export function usePendingInvitation(): string | null {
  return useTabText(key)?.replace(transferMark, '') ?? null;
}
