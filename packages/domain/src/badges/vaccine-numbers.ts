/**
 * The numbers of vaccines inside badges: the position in this list, counted from 1. Printed badges carry them, so a
 * code is never moved or removed; new ones are appended. 127 is the largest number that fits.
 */
export const numberedVaccines: readonly string[] = [
  'rabies-1y',
  'rabies-3y',
  'rabies-unspecified',
  'dhpp',
  'dhpp-1y',
  'dhpp-3y',
  'dhp',
  'dp',
  'parvo',
  'dhppl2',
  'dhppl4',
  'c5-au',
  'dhppc',
  'dhpplc',
  'dhpplc-lyme',
  'dhppl4r',
  'dhppr',
  'rl',
  'lepto4',
  'lepto2',
  'lepto6',
  'lyme',
  'bordetella-in',
  'bordetella-oral',
  'bordetella-inj',
  'bordetella-unspecified',
  'kc',
  'kc3',
  'kc-inj',
  'parainfluenza',
  'civ-bivalent',
  'civ-h3n2',
  'civ-h3n8',
  'civ-unspecified',
  'rattlesnake',
  'corona-dog',
  'parvo-corona',
  'giardia',
  'leishmania',
  'babesia',
  'herpes-dog',
  'distemper-measles',
  'fvrcp',
  'fvrcp-1y',
  'fvrcp-3y',
  'fvrc',
  'fpv',
  'fvrccp',
  'fvrcp-felv',
  'fvrccp-felv',
  'fvrcp-rabies',
  'felv',
  'fiv',
  'fip',
  'chlamydia',
  'bordetella-cat',
  'calici-vs',
  'ringworm',
  'distemper-ferret',
  'rabies-ferret',
  'myxo-rhd-plus',
  'myxo-rhd',
  'rhd2',
];

const numbers: ReadonlyMap<string, number> = new Map(
  numberedVaccines.map((code, index) => [code, index + 1]),
);

/** The number of a vaccine, or null if badges have no number for it. */
export function vaccineNumberOf(code: string): number | null {
  return numbers.get(code) ?? null;
}

/** The vaccine with this number, or null if the number is not used yet. */
export function vaccineWithNumber(number: number): string | null {
  return numberedVaccines[number - 1] ?? null;
}
