import {
  badgeCodeFrom,
  isCalendarDate,
  parseBadgeCode,
  readBadge,
  readClaims,
  speciesList,
  unpackDoses,
  writeClaims,
} from '@clearpaw/domain';
import {
  type CborValue,
  decodeBase32,
  decodeCbor,
  encodeBase32,
  encodeCbor,
  packNumbers,
  readCose,
  readFragment,
  unpackNumbers,
} from '@clearpaw/protocol';
import { createBadgeRng, generateClaims } from '@clearpaw/testing';
import { Decoder } from 'cbor-x';
import { bytesTarget, type FuzzTarget, type Tree, textTarget, treeTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';

const host = 'clearpaw.example';
const code = badgeCodeFrom(Uint8Array.from({ length: 16 }, (_, index) => index * 15));
const claims = [0, 1, 3, 8].map((doses) => generateClaims(createBadgeRng(doses + 1), doses));
const live = {
  ...generateClaims(createBadgeRng(9), 2),
  deviceKey: { x: new Uint8Array(32), y: new Uint8Array(32) },
};
const trees = [...claims, live].map((one) => writeClaims(one));
const header = encodeCbor(
  new Map<number, CborValue>([
    [1, -7],
    [4, Uint8Array.of(1, 2, 3, 4)],
  ]),
);
/** Signatures are not verified here, and those of a random key would differ from thread to thread. */
const messages = trees.map((tree) => {
  const parts = [header, new Map(), encodeCbor(tree as CborValue), new Uint8Array(64).fill(9)];
  return new Uint8Array([0xd2, ...encodeCbor(parts)]);
});
const fragments = messages.map((message) => encodeBase32(message));
const tail = encodeBase32(new Uint8Array(68).fill(7));
const other = new Decoder({ mapsAsObjects: false, useRecords: false });

const values: readonly CborValue[] = [
  ...[
    0,
    23,
    24,
    255,
    65_536,
    2 ** 32,
    -1,
    -65_537,
    Number.MAX_SAFE_INTEGER,
    'text',
    'é犬',
    '',
    true,
    false,
    null,
  ],
  ...[
    new Uint8Array([1, 2]),
    [],
    [1, [2, [3]]],
    new Map(),
    new Map<number | string, CborValue>([
      [1, 'a'],
      ['b', []],
    ]),
  ],
];

export const badgeTargets: readonly FuzzTarget[] = [
  textTarget({
    name: 'Base32',
    seeds: [...fragments, tail, code, '', 'AA'],
    check(text) {
      const bytes = decodeBase32(text);
      if (bytes) expectSame(encodeBase32(bytes), text, 'written again');
    },
  }),
  bytesTarget({
    name: 'CBOR',
    seeds: [...values.map(encodeCbor), ...trees.map((tree) => encodeCbor(tree as CborValue))],
    check(bytes) {
      const value = decodeCbor(bytes);
      if (value === null) return;
      expectSame(Buffer.from(encodeCbor(value)), Buffer.from(bytes), 'written again');
      expectSame(plain(other.decode(Buffer.from(bytes))), plain(value), 'cbor-x');
    },
  }),
  bytesTarget({
    name: 'COSE_Sign1',
    seeds: messages,
    check(bytes) {
      const message = readCose(bytes);
      if (!message) return;
      const { protectedHeader, payload, signature, kid } = message;
      const again = encodeCbor([protectedHeader, new Map(), payload, signature]);
      expectSame(Buffer.from([0xd2, ...again]), Buffer.from(bytes), 'written again');
      const read = other.decode(Buffer.from(protectedHeader)) as Map<number, unknown>;
      expectSame([read.get(1), plain(read.get(4))], [-7, plain(kid)], 'cbor-x');
    },
  }),
  textTarget({
    name: 'badge fragment',
    seeds: [...fragments, ...fragments.map((fragment) => `${fragment}.${tail}`)],
    check(text) {
      const read = readFragment(text);
      if (!read) return;
      const slot = Buffer.alloc(4);
      slot.writeUInt32BE(read.tail?.slot ?? 0);
      const end = read.tail ? `.${encodeBase32(Buffer.concat([slot, read.tail.signature]))}` : '';
      expectSame(encodeBase32(read.credential) + end, text, 'written again');
    },
  }),
  treeTarget({
    name: 'badge claims',
    seeds: trees as readonly Tree[],
    check(tree) {
      const read = readClaims(tree as never);
      if (!read) return;
      expectTrue(speciesList.includes(read.species), 'species', read);
      for (const { administeredOn, expiresOn } of read.doses) {
        expectTrue(isCalendarDate(administeredOn), 'given', read);
        expectTrue(expiresOn === null || isCalendarDate(expiresOn), 'until', read);
      }
      expectSame(readClaims(writeClaims(read)), read, 'written and read again');
    },
  }),
  bytesTarget({
    name: 'packed doses',
    seeds: trees.map((tree) => (tree.get(-65_537) as readonly unknown[])[6] as Uint8Array),
    check(bytes) {
      const doses = unpackDoses(bytes, 20_780);
      for (const { administeredOn, expiresOn } of doses ?? []) {
        expectTrue(isCalendarDate(administeredOn), 'given', doses);
        expectTrue(
          expiresOn === null || (isCalendarDate(expiresOn) && expiresOn >= administeredOn),
          'until',
          doses,
        );
      }
    },
  }),
  textTarget({
    name: 'scanned badge',
    seeds: [
      ...fragments,
      code,
      code.toLowerCase(),
      code.replace(/(.{4})/g, '$1-'),
      ...[
        `https://${host}/v/${code}`,
        `http://${host}/v/${code}#${fragments[0]}`,
        `https://other.example/v/${code}`,
      ],
    ],
    words: [host, '/v/', 'https://', '#', '.', '0', '1', '8', '-', ' '],
    check(text) {
      const read = readBadge(text, host);
      if (read.kind === 'foreign') return;
      expectTrue(/^[A-Z2-7.]*$/.test(read.fragment), 'fragment', read);
      expectTrue(read.code !== null || read.fragment !== '', 'something to look up', read);
      if (read.code !== null) expectSame(parseBadgeCode(read.code), read.code, 'code read again');
      const again = read.code === null ? read.fragment : `https://${host}/v/${read.code}#${read.fragment}`;
      expectSame(readBadge(again, host), read, 'written and read again');
    },
  }),
  bytesTarget({
    name: 'revocation list',
    seeds: [[], [0], [0, 1, 2], [5, 300, 70_000, 2 ** 40]].map((numbers) => packNumbers(numbers)),
    check(bytes) {
      const numbers = unpackNumbers(bytes);
      if (numbers) expectSame(unpackNumbers(packNumbers([...numbers])), numbers, 'written and read again');
    },
  }),
];

/** The two libraries use different classes for bytes, and for large numbers. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Map ? new Map([...value].map(([key, one]) => [plain(key), plain(one)])) : value;
}
