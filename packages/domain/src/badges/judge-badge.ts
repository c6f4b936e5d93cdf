import type { BadgeClaims } from './badge-claims.ts';

/** How long a credential is valid. Source: product page, "Badge". */
export const validForSeconds = 7 * 24 * 60 * 60;
const slotSeconds = 30;
/** A live code is accepted for this long after its half-minute began. */
const liveForSeconds = 60;
/** The tolerated difference between two clocks, in both directions. */
const skewSeconds = 30;
/** Tolerated difference between a server's clock and a phone's before a badge counts as issued in the future. */
const issueSkewSeconds = 90;

/** The input: the parts whose signatures were verified. */
export interface BadgeProof {
  readonly claims: Pick<BadgeClaims, 'issuer' | 'issuedAt' | 'expiresAt' | 'deviceKey'>;
  /** The half-minute signed by the badge's own device; null if there was no such signature. */
  readonly liveSlot: number | null;
}

export type BadgeJudgment =
  | { readonly kind: 'live' | 'paper' }
  | { readonly refused: 'wrong_issuer' | 'not_yet_valid' | 'expired' | 'not_live' };

/**
 * Whether a badge with valid signatures is valid at this moment. A badge that is bound to a device must be live:
 * without a fresh signature it is a screenshot, or a live badge without its live code. A badge that is not bound to a
 * device is a printed badge.
 */
export function judgeBadge({ claims, liveSlot }: BadgeProof, issuer: string, nowMs: number): BadgeJudgment {
  const now = nowMs / 1000;
  if (claims.issuer !== issuer) return { refused: 'wrong_issuer' };
  if (now < claims.issuedAt - issueSkewSeconds) return { refused: 'not_yet_valid' };
  if (now >= claims.expiresAt || claims.expiresAt - claims.issuedAt > validForSeconds) {
    return { refused: 'expired' };
  }
  if (claims.deviceKey === null) return liveSlot === null ? { kind: 'paper' } : { refused: 'not_live' };
  if (liveSlot === null) return { refused: 'not_live' };
  const age = now - liveSlot * slotSeconds;
  return age >= -skewSeconds && age <= liveForSeconds + skewSeconds
    ? { kind: 'live' }
    : { refused: 'not_live' };
}

/**
 * How far the clock of the presenting device is off, judged by a refused badge: if its times are not near now, a wrong
 * clock is more likely than fraud. Seconds by which that clock is ahead (negative if behind), else null.
 */
export function clockGapSeconds({ claims, liveSlot }: BadgeProof, nowMs: number): number | null {
  const now = nowMs / 1000;
  if (now < claims.issuedAt - issueSkewSeconds) return Math.round(claims.issuedAt - now);
  if (liveSlot === null) return null;
  const ahead = liveSlot * slotSeconds - now;
  return ahead > skewSeconds ? Math.round(ahead) : null;
}
