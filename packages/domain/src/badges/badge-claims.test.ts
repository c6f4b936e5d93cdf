import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vaccines } from '../catalogue/index.ts';
import { type BadgeClaims, type ClaimTree, readClaims, writeClaims } from './badge-claims.ts';
import { chooseDoses } from './choose-doses.ts';
import { cutName, utf8Length } from './cut-name.ts';
import { type BadgeDose, packDoses, unpackDoses } from './packed-doses.ts';
import { numberedVaccines, vaccineNumberOf } from './vaccine-numbers.ts';

const issueDay = 20_778;
const rabies: BadgeDose = {
  vaccine: 'rabies-1y',
  administeredOn: '2026-01-14',
  expiresOn: '2027-01-14',
  evidence: 'clinic',
  doseNumber: 2,
  route: 'subcutaneous',
};
const claims: BadgeClaims = {
  issuer: 'clearpaw.example',
  petId: '01900000-0000-7000-8000-0000000000ab',
  name: 'Biscuit',
  species: 'dog',
  chipTail: '0863',
  specimen: false,
  issuedAt: issueDay * 86_400 + 100,
  expiresAt: issueDay * 86_400 + 100 + 604_800,
  revocationIndex: 70_000,
  doses: [rabies],
  deviceKey: null,
};
const deviceKey = { x: new Uint8Array(32).fill(7), y: new Uint8Array(32).fill(9) };

describe('claims that we never sign', () => {
  const written = writeClaims(claims);
  const [id, name, , ...others] = [...written.values()].at(-1) as readonly ClaimTree[];
  const withSpecies = (species: ClaimTree): ClaimTree =>
    new Map<number, ClaimTree>([...written, [-65_537, [id ?? null, name ?? null, species, ...others]]]);
  test.each([
    ['a species by the name of a list’s property', withSpecies('length')],
    ['a species by the text of its number', withSpecies('0')],
    ['a badge of the year 11000', new Map([...written, [6, 284_961_110_400]])],
  ])('%s are refused', (_, tree) => {
    expect(readClaims(tree)).toBeNull();
  });
});

describe('vaccine numbers', () => {
  test('every vaccine of the catalogue has one, and they fit seven bits', () => {
    for (const { code } of vaccines) expect(vaccineNumberOf(code)).toBeGreaterThan(0);
    expect(numberedVaccines.length).toBeLessThan(128);
    expect(new Set(numberedVaccines).size).toBe(numberedVaccines.length);
  });
  test('the numbers on printed badges never change', () => {
    expect(['rabies-1y', 'dhpp', 'bordetella-in', 'fvrcp', 'rhd2'].map(vaccineNumberOf)).toEqual([
      1, 4, 23, 43, 63,
    ]);
  });
});

describe('packed doses', () => {
  const dose = fc.record({
    vaccine: fc.constantFrom(...numberedVaccines),
    administeredOn: fc.constantFrom('2026-11-22', '2026-11-21', '2020-02-29', '2005-01-01'),
    expiresOn: fc.constantFrom(null, '2027-03-01', '2026-12-31', '2029-06-15'),
    evidence: fc.constantFrom('owner', 'document', 'reviewed', 'clinic'),
    doseNumber: fc.constantFrom(null, 1, 2, 6, 7),
    route: fc.constantFrom(null, 'subcutaneous', 'intramuscular', 'intranasal', 'oral'),
  });
  test('take five bytes each and come back', () => {
    fc.assert(
      fc.property(fc.array(dose, { maxLength: 16 }), (some) => {
        const doses = some.map((one) =>
          one.administeredOn === '2005-01-01' ? { ...one, expiresOn: '2015-01-01' } : one,
        ) as BadgeDose[];
        const bytes = packDoses(doses, issueDay);
        expect(bytes.length).toBe(doses.length * 5);
        expect(unpackDoses(bytes, issueDay)).toEqual(doses);
      }),
    );
  });
  test('a dose that cannot be encoded is left out, never changed', () => {
    const unsaid = [
      { ...rabies, vaccine: 'something-new' },
      { ...rabies, administeredOn: '1999-01-01' },
      { ...rabies, administeredOn: '2026-11-24' },
    ];
    expect(packDoses(unsaid, issueDay).length).toBe(0);
  });
  test('an end beyond eleven years is brought forward, a high dose number counted as seven', () => {
    const [read] =
      unpackDoses(packDoses([{ ...rabies, expiresOn: '2099-01-01', doseNumber: 12 }], issueDay), issueDay) ??
      [];
    expect(read).toMatchObject({ expiresOn: '2037-03-31', doseNumber: 7 });
  });
  test.each([
    ['a part of a dose', [1, 2, 3]],
    ['vaccine 0', [0, 0, 0, 0, 0]],
    ['a vaccine nobody numbered', [0xfe, 0, 0, 0, 0]],
    ['a route that is none', [2, 0, 0, 0, 5]],
  ])('%s is not read', (_, bytes) => {
    expect(unpackDoses(Uint8Array.from(bytes), issueDay)).toBeNull();
  });
});

describe('claims', () => {
  test.each([
    ['paper', claims],
    ['live', { ...claims, deviceKey }],
    ['without a chip', { ...claims, chipTail: null }],
    ['a chip with letters', { ...claims, chipTail: '0F3A' }],
    ['a specimen', { ...claims, specimen: true, doses: [] }],
  ])('of a badge that is %s come back', (_, some: BadgeClaims) => {
    expect(readClaims(writeClaims(some))).toEqual(some);
  });
  const tree = (change: (map: Map<number | string, ClaimTree>) => void) => {
    const map = new Map<number | string, ClaimTree>(writeClaims({ ...claims, deviceKey }));
    change(map);
    return map;
  };
  const badge = (at: number, value: ClaimTree) =>
    tree((map) => {
      const list = [...(map.get(-65_537) as readonly ClaimTree[])];
      list[at] = value;
      map.set(-65_537, list);
    });
  test.each<[string, ClaimTree]>([
    ['no map', 1],
    ['no issuer', tree((map) => map.delete(1))],
    ['a claim too many', tree((map) => map.set(99, 1))],
    ['an issue that is no number', tree((map) => map.set(6, '1'))],
    ['a fraction of a second', tree((map) => map.set(4, 1.5))],
    ['an empty confirmation', tree((map) => map.set(8, new Map()))],
    ['a key of another kind', tree((map) => map.set(8, new Map([[1, new Map([[1, 1]])]])))],
    ['a list too long', badge(7, 0)],
    ['a short id', badge(0, new Uint8Array(15))],
    ['a name in bytes', badge(1, new Uint8Array(1))],
    ['an animal nobody knows', badge(2, 9)],
    ['half a specimen', badge(3, 2)],
    ['a chip tail too long', badge(4, 0x1_0000)],
    ['a negative place on the list', badge(5, -1)],
    ['doses that are none', badge(6, new Uint8Array(4))],
  ])('with %s are not read', (_, some) => {
    expect(readClaims(some)).toBeNull();
  });
});

describe('a name', () => {
  test.each([
    ['Biscuit', 'Biscuit'],
    ['Sir Barkalot the Third', 'Sir Barkalot the'],
    ['Sir Barkalots a Third', 'Sir Barkalots a'],
    ['Grünbärchenfreund', 'Grünbärchenfre'],
    ['Ελληνικός σκύλος', 'Ελληνικό'],
    ['犬の名前はとても長い', '犬の名前は'],
    ['🐕‍🦺🐕‍🦺', '🐕‍🦺'],
    ['👨‍👩‍👧‍👦', '👨‍👩'],
  ])('%s is cut to %s', (name, cut) => {
    expect(cutName(name)).toBe(cut);
  });
  test('fits, and is a beginning of the whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(utf8Length(cutName(name))).toBeLessThanOrEqual(16);
        expect(name.startsWith(cutName(name))).toBe(true);
      }),
    );
  });
  test('counts its bytes as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(utf8Length(name)).toBe(Buffer.byteLength(name, 'utf8'));
      }),
    );
  });
});

describe('the doses that travel', () => {
  const record = (vaccine: string, administeredOn: string, expiresOn: string | null) => ({
    ...rabies,
    id: `${vaccine}-${administeredOn}`,
    vaccine,
    administeredOn,
    expiresOn,
    state: 'active' as const,
    underReview: false,
  });
  const old = Array.from({ length: 12 }, (_, index) =>
    record('dhpp', `20${10 + index}-01-01`, `20${11 + index}-01-01`),
  );
  test('are the current ones, then the newest of the earlier ones while there is room', () => {
    const chosen = chooseDoses([...old, record('rabies-1y', '2026-01-01', '2027-01-01')], '2026-11-21');
    expect(chosen.map((dose) => dose.administeredOn)).toEqual([
      '2026-01-01',
      ...['21', '20', '19', '18', '17', '16', '15'].map((year) => `20${year}-01-01`),
    ]);
  });
  test('are all current ones, even if there are more than eight', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      record('dhpp', `2026-01-${10 + index}`, '2027-01-01'),
    );
    expect(chooseDoses([...many, ...old], '2026-11-21')).toHaveLength(10);
  });
  test('a dose without a printed end is current as long as such a dose usually lasts', () => {
    const dose = record('rabies-1y', '2026-01-01', null);
    const filled = Array.from({ length: 8 }, (_, index) =>
      record('dhpp', `2026-02-${10 + index}`, '2027-01-01'),
    );
    expect(chooseDoses([dose, ...filled], '2027-01-01')).toHaveLength(9);
    expect(chooseDoses([dose, ...filled], '2027-01-02')).toHaveLength(8);
  });
  test.each(['rejected', 'withdrawn'] as const)('never one that is %s', (state) => {
    expect(chooseDoses([{ ...record('dhpp', '2026-01-01', null), state }], '2026-11-21')).toEqual([]);
  });
});
