import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

// The build of a language writes this module from its file; here the French one stands for the others.
vi.mock('./names.gen.ts', () => ({
  catalogueNames: JSON.parse(readFileSync(new URL('./names/fr.json', import.meta.url), 'utf8')),
}));
const { searchVaccines } = await import('./search-vaccines.ts');

it.each([
  ['rage', 'rabies-1y', 'dog'],
  ['toux de chenil', 'kc', 'dog'],
  ['toux chen', 'kc', 'dog'],
  ['maladie de carre', 'distemper-ferret', 'ferret'],
  ['carré parvovirose', 'dp', 'dog'],
  ['leptospirose', 'lepto4', 'dog'],
  ['piroplasmose', 'babesia', 'dog'],
  ['CHPPiL4R', 'dhppl4r', 'dog'],
  ['chppi', 'dhpp', 'dog'],
  ['typhus', 'fpv', 'cat'],
  ['typhus coryza', 'fvrcp', 'cat'],
  ['TCL', 'fvrcp-felv', 'cat'],
  ['leucose', 'felv', 'cat'],
  ['myxomatose', 'myxo-rhd', 'rabbit'],
  ['VHD', 'rhd2', 'rabbit'],
] as const)('%s finds %s', (typed, code, species) => {
  expect(searchVaccines(typed, species).map(({ vaccine }) => vaccine.code)).toContain(code);
});
