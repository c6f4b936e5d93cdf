import { createHash, randomBytes } from 'node:crypto';
import { formatShlink } from '@clearpaw/protocol';
import type { Services } from '../../platform/http/index.ts';
import type { StoredShareLink } from './stored-share-link.ts';

type Sealing = Pick<Services, 'sealer'>;

/** The secrets that only the link contains: 256 random bits of address, and the key of the content. */
export interface LinkSecrets {
  readonly address: string;
  readonly key: string;
}

export function newLinkSecrets(): LinkSecrets {
  return { address: randomBytes(32).toString('base64url'), key: randomBytes(32).toString('base64url') };
}

export function sealSecrets({ sealer }: Sealing, { address, key }: LinkSecrets): string {
  return sealer.seal(Buffer.from(`${address}.${key}`));
}

/** Null once the link has ended, or with another secret of the server. */
export function openSecrets(
  { sealer }: Sealing,
  { sealed }: Pick<StoredShareLink, 'sealed'>,
): LinkSecrets | null {
  const opened = sealed === null ? null : sealer.open(sealed);
  if (!opened) return null;
  const [address = '', key = ''] = Buffer.from(opened).toString().split('.');
  return { address, key };
}

export function addressHashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/** With each secret, the first one's first. Normalized, because keyboards write the same character differently: "é" as one or two, digits narrow or wide. */
export function passcodeMacsOf({ sealer }: Sealing, linkId: string, passcode: string) {
  return sealer.signatures('share link passcode', `${linkId} ${passcode.normalize('NFKC').trim()}`);
}

interface WrittenLink {
  readonly url: string;
  readonly shlink: string;
}

/** The link for programs, and the address of the web page with the same link behind `#`. */
export function writeLink(
  { config }: Pick<Services, 'config'>,
  row: Pick<StoredShareLink, 'attemptsLeft' | 'expiresAt' | 'label'>,
  { address, key }: LinkSecrets,
): WrittenLink {
  const shlink = formatShlink({
    url: manifestUrl(config.publicUrl, address),
    key,
    exp: row.expiresAt === null ? undefined : Math.floor(row.expiresAt.getTime() / 1000),
    flag: row.attemptsLeft === null ? 'L' : 'LP',
    label: row.label ?? undefined,
  });
  return { shlink, url: `${config.publicUrl}/share#${shlink}` };
}

export function manifestUrl(publicUrl: string, address: string): string {
  return `${publicUrl}/shl/${address}`;
}
