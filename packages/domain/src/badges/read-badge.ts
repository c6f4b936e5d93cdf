import { type BadgeCode, parseBadgeCode } from './badge-code.ts';

/**
 * What a scanner read: a code, with the signed fragment if there was one; the fragment alone; or something that is not
 * one of our badges.
 */
export type BadgeReading =
  | { readonly kind: 'badge'; readonly code: BadgeCode | null; readonly fragment: string }
  | { readonly kind: 'foreign' };

const address = /^https?:\/\/([^/?#\s]+)\/v\/([A-Za-z2-7]{26})(?:#([A-Z2-7.]*))?$/;
/** A signature alone takes 103 characters; anything shorter is a mistyped code. */
const bareFragment = /^[A-Z2-7]{103,}(\.[A-Z2-7]+)?$/;

/**
 * Reads a scanned address, a fragment, or a code typed by hand.
 * @param host the host (with port) of our public address; a badge of another host is foreign
 */
export function readBadge(text: string, host: string): BadgeReading {
  const trimmed = text.trim();
  if (bareFragment.test(trimmed)) return { kind: 'badge', code: null, fragment: trimmed };
  const [, foundHost, foundCode, fragment = ''] = address.exec(trimmed) ?? [];
  const code = parseBadgeCode(foundCode ?? trimmed);
  const ours = foundHost === undefined || foundHost.toLowerCase() === host.toLowerCase();
  return code && ours ? { kind: 'badge', code, fragment } : { kind: 'foreign' };
}
