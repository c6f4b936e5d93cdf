import { type Species, speciesList } from '../catalogue/index.ts';
import { type BadgeDose, packDoses, unpackDoses } from './packed-doses.ts';

/** What a badge states about a pet, and for how long. It has no owner, address, clinic or lot. */
export interface BadgeClaims {
  /** The host that issued it: a badge counts only at its own installation. */
  readonly issuer: string;
  readonly petId: string;
  /** At most 16 bytes. */
  readonly name: string;
  readonly species: Species;
  /** The last four characters of the microchip number. */
  readonly chipTail: string | null;
  readonly specimen: boolean;
  /** Both in seconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly revocationIndex: number;
  readonly doses: readonly BadgeDose[];
  /** The device that shows it live; null on a badge that may be printed. */
  readonly deviceKey: { readonly x: Uint8Array; readonly y: Uint8Array } | null;
}

/** Numbers, texts, bytes, lists and maps with numeric keys: the values that have exactly one CBOR encoding. */
export type ClaimTree =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | readonly ClaimTree[]
  | ReadonlyMap<number | string, ClaimTree>;

// RFC 8392: issuer, expiry, issue. RFC 8747: confirmation with a COSE key. The badge itself is one private claim.
const [iss, exp, iat, cnf, badge] = [1, 4, 6, 8, -65_537] as const;
const coseKey = 1;
const [kty, crv, xCoordinate, yCoordinate] = [1, -1, -2, -3] as const;
const [ec2, p256] = [2, 1] as const;
/** The beginning of the year 9900, in seconds since 1970: the days of doses after it could have five digits. */
const latestIssue = 250_246_627_200;

export function writeClaims(claims: BadgeClaims): ReadonlyMap<number, ClaimTree> {
  const { issuer, issuedAt, expiresAt, deviceKey } = claims;
  const tree = new Map<number, ClaimTree>([
    [iss, issuer],
    [exp, expiresAt],
    [iat, issuedAt],
    [badge, writeBadge(claims)],
  ]);
  if (deviceKey) {
    const point = new Map<number, ClaimTree>([
      [kty, ec2],
      [crv, p256],
      [xCoordinate, deviceKey.x],
      [yCoordinate, deviceKey.y],
    ]);
    tree.set(cnf, new Map([[coseKey, point]]));
  }
  return tree;
}

function writeBadge(claims: BadgeClaims): ClaimTree {
  return [
    bytesOfId(claims.petId),
    claims.name,
    speciesList.indexOf(claims.species),
    claims.specimen ? 1 : 0,
    claims.chipTail === null ? null : Number.parseInt(claims.chipTail, 16),
    claims.revocationIndex,
    packDoses(claims.doses, issueDayOf(claims.issuedAt)),
  ];
}

/** Reads decoded claims; null unless exactly the expected parts with the expected types are present. */
export function readClaims(tree: ClaimTree): BadgeClaims | null {
  if (!(tree instanceof Map)) return null;
  const [issuer, expiresAt, issuedAt] = [tree.get(iss), tree.get(exp), tree.get(iat)];
  if (typeof issuer !== 'string' || !isCount(issuedAt) || !isCount(expiresAt)) return null;
  if (issuedAt > latestIssue) return null;
  const about = readBadge(tree.get(badge), issuedAt);
  const deviceKey = tree.has(cnf) ? readKey(tree.get(cnf)) : null;
  if (!about || deviceKey === 'none' || tree.size !== (deviceKey ? 5 : 4)) return null;
  return { issuer, issuedAt, expiresAt, deviceKey, ...about };
}

type About = Omit<BadgeClaims, 'issuer' | 'issuedAt' | 'expiresAt' | 'deviceKey'>;

function readBadge(part: ClaimTree | undefined, issuedAt: number): About | null {
  if (!Array.isArray(part) || part.length !== 7) return null;
  const [id, name, speciesNumber, specimen, chip, revocationIndex, packed] = part as readonly ClaimTree[];
  const species = isCount(speciesNumber) ? speciesList[speciesNumber] : undefined;
  if (!(id instanceof Uint8Array && id.length === 16) || typeof name !== 'string') return null;
  if (species === undefined || (specimen !== 0 && specimen !== 1) || !isCount(revocationIndex)) return null;
  if (chip !== null && !(isCount(chip) && chip < 0x1_0000)) return null;
  const doses = packed instanceof Uint8Array ? unpackDoses(packed, issueDayOf(issuedAt)) : null;
  if (!doses) return null;
  const chipTail = chip === null ? null : chip.toString(16).toUpperCase().padStart(4, '0');
  return { petId: idOf(id), name, species, chipTail, specimen: specimen === 1, revocationIndex, doses };
}

function readKey(part: ClaimTree | undefined): NonNullable<BadgeClaims['deviceKey']> | 'none' {
  const point = part instanceof Map && part.size === 1 ? part.get(coseKey) : null;
  if (!(point instanceof Map) || point.size !== 4) return 'none';
  if (point.get(kty) !== ec2 || point.get(crv) !== p256) return 'none';
  const [x, y] = [point.get(xCoordinate), point.get(yCoordinate)];
  if (!(x instanceof Uint8Array && y instanceof Uint8Array)) return 'none';
  return x.length === 32 && y.length === 32 ? { x, y } : 'none';
}

function isCount(value: ClaimTree | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function issueDayOf(issuedAt: number): number {
  return Math.floor(issuedAt / 86_400);
}

function bytesOfId(id: string): Uint8Array {
  const pairs = id.replace(/-/g, '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function idOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
