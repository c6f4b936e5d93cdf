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

const problems = {
  address_incomplete: 'Enter a complete address, such as https://example.com/webhooks.',
  address_credentials: 'Remove the user name and password from the address.',
  address_fragment: 'Remove the part after # from the address.',
  address_insecure: 'The address must begin with https://.',
  address_port: 'Use port 443, 8443 or one above 1023.',
  address_private: 'This address is not on the public internet.',
} as const;

type Code = keyof typeof problems;

/** What is wrong with an address, as a code and in one sentence. */
interface TargetProblem {
  readonly code: Code;
  readonly message: string;
}

/** The address as it will be requested, or what is wrong with it. */
export function checkTarget(text: string, rules: TargetRules): URL | TargetProblem {
  const found = readTarget(text, rules);
  return found instanceof URL ? found : { code: found, message: problems[found] };
}

function readTarget(text: string, rules: TargetRules): URL | Code {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'address_incomplete';
  if (url.username !== '' || url.password !== '') return 'address_credentials';
  if (url.hash !== '') return 'address_fragment';
  if (rules.allowPrivate) return /^https?:$/.test(url.protocol) ? url : 'address_insecure';
  if (url.protocol !== 'https:') return 'address_insecure';
  if (!tlsPorts.has(url.port) && Number(url.port) < 1024) return 'address_port';
  return isOwnOrPrivate(url.hostname, rules.ownHost) ? 'address_private' : url;
}

function isOwnOrPrivate(hostname: string, ownHost: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0) return !isPublicAddress(bare);
  return localNames.test(bare) || bare.replace(/\.$/, '') === ownHost || !bare.includes('.');
}
