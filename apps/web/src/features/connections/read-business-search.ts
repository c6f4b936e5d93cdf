/** What an owner typed or pasted to name a business. */
export type BusinessSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'link'; readonly slug: string }
  /** A link that leads somewhere else. */
  | { readonly kind: 'other-link' };

const page = /^(?:https?:\/\/)?([^/\s]+)\/b\/([a-z0-9-]{1,60})\/?(?:[?#]\S*)?$/;
const longestName = 80;

/**
 * Reads a business's name or the link to its page.
 * @param host where this app is served; pages elsewhere are other businesses
 */
export function readBusinessSearch(typed: string, host: string): BusinessSearch {
  const text = typed.trim();
  const [, linked, slug] = page.exec(text.toLowerCase()) ?? [];
  if (linked !== undefined && slug !== undefined) {
    return linked === host ? { kind: 'link', slug } : { kind: 'other-link' };
  }
  if (/^https?:\/\//i.test(text)) return { kind: 'other-link' };
  // Punctuation finds nothing, and pasted text may contain characters that are refused.
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join(' ').slice(0, longestName).trim();
  return words.some((word) => word.length > 1) ? { kind: 'name', name } : { kind: 'nothing' };
}
