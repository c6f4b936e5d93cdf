import { writeFileSync } from 'node:fs';
import { type BadgeClaims, badgeCodeFrom, badgeUrl, writeClaims } from '../packages/domain/src/index.ts';
import {
  decodeBase32,
  encodeBase32,
  encodeCbor,
  formatLiveFragment,
  makeKeyPair,
  packNumbers,
  pointOf,
  sealCredential,
  signCose,
  type WebKeyPair,
} from '../packages/protocol/src/index.ts';

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * A text in which the s of the signature, its last 32 bytes, is replaced by n - s: it verifies unless the
 * implementation rejects that form.
 */
function withOtherForm(text: string): string {
  const bytes = Buffer.from(decodeBase32(text) ?? []);
  const s = BigInt(`0x${bytes.subarray(-32).toString('hex')}`);
  const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex');
  return encodeBase32(Buffer.concat([bytes.subarray(0, -32), other]));
}

/** `node tools/badge-vectors.ts` writes docs/badge-format-vectors.json again, with new keys. */
const issuer = 'clearpaw.example';
const issuedAt = Date.parse('2026-11-21T09:00:00Z') / 1000;
const slot = (issuedAt + 600) / 30;
const at = (seconds: number) => new Date((issuedAt + seconds) * 1000).toISOString();
const server = await makeKeyPair(true);
const device = await makeKeyPair(true);
const other = await makeKeyPair(true);
const kid = new Uint8Array([0x0c, 0x1e, 0xa4, 0x9a]);
const by = { kid, key: server.privateKey };
const jwkOf = async (pair: WebKeyPair) => ({ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)) });
const { x, y } = await jwkOf(server);
const deviceKey = pointOf(await jwkOf(device));

const biscuit: BadgeClaims = {
  issuer,
  petId: '01900000-0000-7000-8000-0000000000ab',
  name: 'Biscuit',
  species: 'dog',
  chipTail: '0863',
  specimen: false,
  issuedAt,
  expiresAt: issuedAt + 604_800,
  revocationIndex: 7,
  doses: [
    {
      vaccine: 'rabies-1y',
      administeredOn: '2026-01-14',
      expiresOn: '2027-01-14',
      evidence: 'clinic',
      doseNumber: 2,
      route: 'subcutaneous',
    },
    {
      vaccine: 'dhpp',
      administeredOn: '2025-06-01',
      expiresOn: null,
      evidence: 'owner',
      doseNumber: null,
      route: null,
    },
  ],
  deviceKey: null,
};
const code = badgeCodeFrom(new TextEncoder().encode('sixteen letters!'));
const address = (fragment: string) => badgeUrl(`https://${issuer}`, code, fragment);
const seal = (change: Partial<BadgeClaims> = {}, signer = by) =>
  sealCredential(writeClaims({ ...biscuit, ...change }), signer);
const bound = await seal({ deviceKey });
const live = await formatLiveFragment(bound, slot, device.privateKey);
const paper = await seal();
const said = {
  name: 'Biscuit',
  species: 'dog',
  chipTail: '0863',
  doses: biscuit.doses,
  revocationIndex: 7,
  petId: biscuit.petId,
};
const badges = [
  { is: 'paper', at: at(3_600), address: address(paper), says: said },
  { is: 'live', at: at(600), address: address(live), says: said },
  { is: 'live', at: at(690), address: address(live), says: said },
  { is: 'not_live', why: 'replayed 91 s after its half-minute', at: at(691), address: address(live) },
  { is: 'not_live', why: 'the tail was taken off', at: at(600), address: address(bound) },
  {
    is: 'not_live',
    why: 'the tail was made by another device',
    at: at(600),
    address: address(await formatLiveFragment(bound, slot, other.privateKey)),
  },
  { is: 'expired', at: at(604_800), address: address(paper) },
  { is: 'not_yet_valid', at: at(-91), address: address(paper) },
  { is: 'wrong_issuer', at: at(0), address: address(await seal({ issuer: 'elsewhere.example' })) },
  { is: 'forged', at: at(0), address: address(await seal({}, { kid, key: other.privateKey })) },
  {
    is: 'forged',
    why: 'the other form of its signature, r and n - s',
    at: at(3_600),
    address: address(withOtherForm(paper)),
  },
  {
    is: 'not_live',
    why: 'the other form of the signature in its tail',
    at: at(600),
    address: address(
      live
        .split('.')
        .map((part, nth) => (nth === 1 ? withOtherForm(part) : part))
        .join('.'),
    ),
  },
  { is: 'unknown_key', at: at(0), address: address(await seal({}, { ...by, kid: new Uint8Array(4) })) },
  { is: 'malformed', why: 'cut short', at: at(0), address: address(paper.slice(0, -8)) },
  { is: 'malformed', why: 'bytes behind the end', at: at(0), address: address(`${paper}AAAAAAAA`) },
];
const list = new Map<number, unknown>([
  [1, issuer],
  [6, issuedAt],
  [-65_538, [42, packNumbers([7, 300, 70_000])]],
]);
const signedList = await signCose(encodeCbor(list as never), by);
const file = {
  issuer,
  keys: [
    { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: Buffer.from(kid).toString('base64url'), x, y },
  ],
  badges,
  revocations: {
    base64: Buffer.from(signedList).toString('base64'),
    issuedAt,
    counter: 42,
    revoked: [7, 300, 70_000],
  },
};
writeFileSync(
  new URL('../docs/badge-format-vectors.json', import.meta.url),
  `${JSON.stringify(file, null, 2)}\n`,
);
