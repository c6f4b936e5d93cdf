import { paths } from '../../paths/index.ts';
import { keepTabText, readTabText, useTabText } from '../../platform/storage/index.ts';

const key = 'clearpaw.invitation';
/** The prefix for the token of a pet transfer. Tokens do not contain colons. */
const transferMark = 'transfer:';

/** Stores an invitation opened in this tab while the person registers, logs in or chooses an account type. */
export function keepInvitation(token: string | null, kind: 'team' | 'pet' | 'transfer' = 'team'): void {
  keepTabText(key, token !== null && kind === 'transfer' ? `${transferMark}${token}` : token);
}

/** The page of the invitation stored in this tab; null if there is none. */
export function pendingInvitationPath(): string | null {
  const kept = readTabText(key);
  if (!kept) return null;
  return kept.startsWith(transferMark) ? paths.transfer(kept.slice(transferMark.length)) : paths.join(kept);
}

/** The token of the invitation stored in this tab. */
export function usePendingInvitation(): string | null {
  return useTabText(key)?.replace(transferMark, '') ?? null;
}
