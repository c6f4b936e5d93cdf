/** What a link may show. `records` is the whole health record, including vaccinations. */
export const shareContents = ['vaccinations', 'records', 'documents'] as const;
export type ShareContent = (typeof shareContents)[number];

/** `locked` after too many wrong passcodes. */
export const shareLinkStates = ['active', 'expired', 'locked', 'ended'] as const;
export type ShareLinkState = (typeof shareLinkStates)[number];

/** How many wrong passcodes a link accepts in total. */
export const sharedPasscodeAttempts = 10;

/** The facts that decide whether a link works. */
export interface ShareLinkTerms {
  readonly endedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Null without a passcode. */
  readonly attemptsLeft: number | null;
}

export function shareLinkState(
  { endedAt, expiresAt, attemptsLeft }: ShareLinkTerms,
  now: Date,
): ShareLinkState {
  if (endedAt !== null) return 'ended';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return attemptsLeft !== null && attemptsLeft <= 0 ? 'locked' : 'active';
}
