import { parseShlink, type Shlink } from '@clearpaw/protocol';

export type ReadLink =
  | { readonly status: 'link'; readonly link: Shlink }
  | { readonly status: 'broken' | 'foreign' | 'gone' };

/** The link behind `#`. Links of other servers are not opened here, because their contents would look like ours. */
export function readOwnLink(hash: string, origin: string, nowMs: number): ReadLink {
  const link = parseShlink(hash);
  if (!link) return { status: 'broken' };
  const address = URL.canParse(link.url) ? new URL(link.url) : null;
  if (!address || address.origin !== origin || !/^\/shl\/[\w-]{43}$/.test(address.pathname)) {
    return { status: 'foreign' };
  }
  if (link.exp !== undefined && link.exp * 1000 <= nowMs) return { status: 'gone' };
  return { status: 'link', link };
}
