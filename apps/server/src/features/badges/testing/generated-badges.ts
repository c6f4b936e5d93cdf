import { type BadgeClaims, badgeCodeFrom, badgeUrl, promisedDoses, writeClaims } from '@clearpaw/domain';
import {
  formatLiveFragment,
  makeKeyPair,
  pointOf,
  sealCredential,
  slotAt,
  type WebKeyPair,
} from '@clearpaw/protocol';
import { createBadgeRng, generateClaims } from '@clearpaw/testing';
import type { VerifierKey } from './independent-verifier.ts';

/** A badge as it is shown, with the claims it was made from. */
export interface Shown {
  readonly claims: BadgeClaims;
  readonly address: string;
  /** The time at which it is shown, in seconds. */
  readonly at: number;
}

/** A badge issuer: its key, a phone, and badges on request. */
export interface Issuer {
  readonly published: VerifierKey;
  /** The badge of the pet with this number, printed or on the phone; `change` alters the claims before signing. */
  show(index: number, live: boolean, change?: Partial<BadgeClaims>): Promise<Shown>;
}

const host = 'clearpaw.example';

/** Half of the pets have the eight vaccinations that are promised to fit, the others have none to seven. */
export async function openIssuer(seed: number): Promise<Issuer> {
  const kid = new Uint8Array([0x0c, 0x1e, 0xa4, 0x9a]);
  const [server, device] = [await makeKeyPair(true), await makeKeyPair(true)];
  const { x = '', y = '' } = await jwkOf(server);
  const published = { kty: 'EC', kid: Buffer.from(kid).toString('base64url'), x, y };
  const deviceKey = pointOf({ ...(await jwkOf(device)) });
  const show: Issuer['show'] = async (index, live, change = {}) => {
    const rng = createBadgeRng(seed + index);
    const doses = index % 2 === 0 ? promisedDoses : rng(promisedDoses);
    const made = generateClaims(rng, doses);
    const expiresAt = made.issuedAt + 604_800;
    const claims = { ...made, expiresAt, deviceKey: live ? deviceKey : null, ...change };
    const credential = await sealCredential(writeClaims(claims), { kid, key: server.privateKey });
    const at = claims.issuedAt + 600;
    const fragment = live
      ? await formatLiveFragment(credential, slotAt(at * 1000), device.privateKey)
      : credential;
    const code = badgeCodeFrom(Buffer.from(claims.petId.replaceAll('-', ''), 'hex'));
    return { claims, at, address: badgeUrl(`https://${host}`, code, fragment) };
  };
  return { published, show };
}

async function jwkOf({ publicKey }: WebKeyPair) {
  return crypto.subtle.exportKey('jwk', publicKey);
}
