import { type BadgeClaims, type BadgeDose, cutName, numberedVaccines, speciesList } from '@clearpaw/domain';

/** Random numbers from 0 to below `span`; the same seed gives the same pets. */
export function createBadgeRng(seed: number): (span: number) => number {
  let state = seed >>> 0;
  return (span) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * span);
  };
}

const names = [
  'Bo',
  'Luna',
  'Biscuit',
  'Sir Barkalot the Third',
  'Mönchen',
  'Señorita Pepita',
  'Ελληνικός σκύλος',
  '犬の名前はとても長い',
  'Princess Buttercup',
  'Rex',
];
const issuedAt = 1_795_258_800;
const evidence = ['owner', 'document', 'reviewed', 'clinic'] as const;

/** A typical pet: some doses, sometimes a name that has to be cut, usually with a microchip. */
export function generateClaims(rng: (span: number) => number, doseCount: number): BadgeClaims {
  const hex = (length: number) => Array.from({ length }, () => rng(16).toString(16)).join('');
  return {
    issuer: 'clearpaw.example',
    petId: `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
    name: cutName(names[rng(names.length)] ?? 'Rex'),
    species: speciesList[rng(speciesList.length)] ?? 'dog',
    chipTail: rng(10) === 0 ? null : String(rng(10_000)).padStart(4, '0'),
    specimen: false,
    issuedAt: issuedAt + rng(1_000_000),
    expiresAt: issuedAt + rng(1_000_000) + 604_800,
    revocationIndex: rng(100_000_000),
    doses: Array.from({ length: doseCount }, () => generateDose(rng)),
    deviceKey: null,
  };
}

function generateDose(rng: (span: number) => number): BadgeDose {
  const year = 2023 + rng(4);
  const day = `${String(1 + rng(10)).padStart(2, '0')}-${String(1 + rng(28)).padStart(2, '0')}`;
  return {
    vaccine: numberedVaccines[rng(numberedVaccines.length)] ?? 'rabies-1y',
    administeredOn: `${year}-${day}`,
    expiresOn: rng(4) === 0 ? null : `${year + 1 + rng(3)}-${day}`,
    evidence: evidence[rng(4)] ?? 'owner',
    doseNumber: rng(2) === 0 ? null : 1 + rng(6),
    route: null,
  };
}
