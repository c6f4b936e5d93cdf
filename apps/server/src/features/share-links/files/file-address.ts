import type { Services } from '../../../platform/http/index.ts';
import { manifestUrl } from '../link-secrets.ts';

/** The specification allows an hour; a page that stays open longer requests the manifest again. */
const validMs = 30 * 60 * 1000;
const purpose = 'share link file';

type Signing = Pick<Services, 'sealer' | 'config'>;

/** The temporary address of one file, without the passcode; every server can verify that one of them signed it. */
export function fileAddress({ sealer, config }: Signing, address: string, name: string, now: Date): string {
  const until = now.getTime() + validMs;
  const signature = sealer.sign(purpose, `${address} ${name} ${until}`);
  return `${manifestUrl(config.publicUrl, address)}/files/${name}?until=${until}&signature=${signature}`;
}

interface Asked {
  readonly address: string;
  readonly name: string;
  readonly until: string;
  readonly signature: string;
}

export function isFileAddress({ sealer }: Pick<Services, 'sealer'>, asked: Asked, now: Date): boolean {
  const { address, name, until, signature } = asked;
  return sealer.isSigned(purpose, `${address} ${name} ${until}`, signature) && Number(until) > now.getTime();
}
