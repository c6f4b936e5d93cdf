import { type BadgeCode, parseBadgeCode } from './badge-code.ts';

/** What a scanner read: a code, with the signed fragment where there was one, or something that is no badge of ours. */
export type BadgeReading =
  | { readonly kind: 'badge'; readonly code: BadgeCode; readonly fragment: string }
  | { readonly kind: 'foreign' };

const address = /^https?:\/\/([^/?#\s]+)\/v\/([A-Za-z2-7]{26})(?:#([A-Z2-7.]*))?$/;

/**
 * Reads a scanned address, or a code typed by hand.
 * @param host the host (with port) of our public address; a badge of another host is foreign
 */
export function readBadge(text: string, host: string): BadgeReading {
  const trimmed = text.trim();
  const [, foundHost, foundCode, fragment = ''] = address.exec(trimmed) ?? [];
  const code = parseBadgeCode(foundCode ?? trimmed);
  const ours = foundHost === undefined || foundHost.toLowerCase() === host.toLowerCase();
  return code && ours ? { kind: 'badge', code, fragment } : { kind: 'foreign' };
}
