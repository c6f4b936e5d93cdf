import {
  type BadgeClaims,
  type BadgeReading,
  judgeBadge,
  parseBadgeCode,
  readBadge,
  readClaims,
} from '@clearpaw/domain';
import { isTailBy, openCredential } from '@clearpaw/protocol';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { issuerOf } from './badge-presenter.ts';
import { findKeyIn } from './find-key.ts';

/**
 * The kind of a presented badge, and the key to look it up. A bare code proves nothing by itself: a typed one was read
 * from a badge; as an address it comes from a code that never changes, as in a wallet pass, and counts as printed.
 */
export type ShownBadge =
  | { readonly kind: 'code' | 'paper'; readonly code: string; readonly claims: null }
  | { readonly kind: 'live' | 'paper'; readonly code: string | null; readonly claims: BadgeClaims };

/**
 * Reads what a scanner saw or staff typed, and verifies it as far as possible without its row. An arrival that was
 * recorded without a network is verified for the moment in which the badge was shown.
 */
export async function proveBadge(call: Call, text: string, shownAt: Date = call.now): Promise<ShownBadge> {
  const reading = readBadge(text, issuerOf(call));
  if (reading.kind !== 'badge') throw refuseBadge('badge_invalid');
  if (reading.fragment === '') {
    return { kind: parseBadgeCode(text) ? 'code' : 'paper', code: codeOf(reading), claims: null };
  }
  const { claims, liveSlot } = await openBadge(call, reading.fragment);
  const judged = judgeBadge({ claims, liveSlot }, issuerOf(call), shownAt.getTime());
  if ('kind' in judged) return { kind: judged.kind, code: reading.code, claims };
  if (judged.refused === 'expired') throw refuseBadge('badge_expired');
  throw refuseBadge(judged.refused === 'not_live' ? 'badge_not_live' : 'badge_invalid');
}

function codeOf({ code }: Extract<BadgeReading, { kind: 'badge' }>): string {
  if (code === null) throw refuseBadge('badge_invalid');
  return code;
}

async function openBadge(call: Call, fragment: string) {
  const opened = await openCredential(fragment, findKeyIn(call.services, call.now));
  const claims = 'failed' in opened ? null : readClaims(opened.claims);
  if ('failed' in opened || !claims) throw refuseBadge('badge_invalid');
  const { tail, bytes } = opened;
  if (!tail) return { claims, liveSlot: null };
  const byDevice = claims.deviceKey !== null && (await isTailBy(claims.deviceKey, bytes, tail));
  if (!byDevice) throw refuseBadge('badge_not_live');
  return { claims, liveSlot: tail.slot };
}

const messages = {
  badge_invalid: 'This is not a badge of ours; scan the QR code on the badge, or type its code.',
  badge_expired: 'This badge has run out; the owner opens or prints it again.',
  badge_revoked: 'This badge is no longer valid. Ask the owner to show the current one.',
  badge_not_live: 'This is a picture of a live badge, or an old one; ask the owner to open it on the phone.',
  paper_not_taken: 'This business accepts the live badge only; ask the owner to open it on the phone.',
} as const;

/** One message for each reason for which a badge is invalid. */
export function refuseBadge(why: keyof typeof messages) {
  return refuse.precondition(why === 'paper_not_taken' ? 'badge_not_live' : why, messages[why]);
}
