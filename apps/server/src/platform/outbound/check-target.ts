import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

interface TargetRules {
  /** For tests and development: private addresses, http and any port. */
  readonly allowPrivate: boolean;
  /** Our own host, to which webhooks are never sent. */
  readonly ownHost: string;
}

const localNames = /^(localhost|.*\.(localhost|local|internal|home\.arpa))\.?$/;
const tlsPorts: ReadonlySet<string> = new Set(['', '443', '8443']);

/** The address as it will be requested, or what is wrong with it in one sentence. */
export function checkTarget(text: string, rules: TargetRules): URL | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'Enter a complete address, such as https://example.com/webhooks.';
  if (url.username !== '' || url.password !== '')
    return 'Remove the user name and password from the address.';
  if (url.hash !== '') return 'Remove the part after # from the address.';
  if (rules.allowPrivate)
    return /^https?:$/.test(url.protocol) ? url : 'The address must begin with https://.';
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (!tlsPorts.has(url.port) && Number(url.port) < 1024) return 'Use port 443, 8443 or one above 1023.';
  return isOwnOrPrivate(url.hostname, rules.ownHost) ? 'This address is not on the public internet.' : url;
}

function isOwnOrPrivate(hostname: string, ownHost: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0) return !isPublicAddress(bare);
  return localNames.test(bare) || bare.replace(/\.$/, '') === ownHost || !bare.includes('.');
}
