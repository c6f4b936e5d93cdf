import { describe, expect, test } from 'vitest';
import { proposeVaccinations, type ReadField } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');
const read = (page: string) =>
  proposeVaccinations(typed(page), 'dog', '2026-11-21').map((one) =>
    [one.vaccine, one.administeredOn, one.expiresOn].map(shown).join(' ').trim(),
  );

describe('of several days in a sentence each vaccine has its own', () => {
  test.each([
    ['Juno was vaccinated with Rabies 3yr on March 21, 2025 and with DHPP on April 18, 2025.', 'behind it'],
    ['On March 21, 2025 Juno received Rabies 3yr, and on April 18, 2025 she was given DHPP.', 'before it'],
    ['Juno wurde am 21.03.2025 mit Rabies 3yr und am 18.04.2025 mit DHPP geimpft.', 'before it, in German'],
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(['rabies-3y 2025-03-21', 'dhpp 2025-04-18']);
  });

  test('and none if no day follows', () => {
    const rows = read(
      'Juno received Rabies 3yr on March 21, 2025, DHPP on April 18, 2025 and then also Lyme.',
    );
    expect(rows).toEqual(['rabies-3y 2025-03-21', 'dhpp 2025-04-18', '']);
  });
});

test('a disease and the product against it are one dose', () => {
  const page = `Je certifie avoir vacciné Juno contre la rage le 21/03/2025 avec Rabisin, lot A123B01, sans réaction.`;
  expect(read(page)).toEqual(['rabies-unspecified 2025-03-21']);
  expect(read('Juno was vaccinated against rabies with Imrab 3 on March 21, 2025, and was well.')).toEqual([
    'rabies-3y 2025-03-21',
  ]);
});

test('an abbreviation ends no sentence', () => {
  const page = `Juno wurde am 21.03.2025 gegen Tollwut (Ch.-B. A123B01) und gegen Zwingerhusten geimpft.`;
  expect(read(page)).toEqual(['rabies-unspecified 2025-03-21', 'bordetella-unspecified 2025-03-21']);
});

describe('diseases that explain a name are no doses', () => {
  test.each([
    'DHPP (distemper, hepatitis, parvo, parainfluenza)   03/21/2025',
    'distemper, parvo and adenovirus (DHPP)   03/21/2025',
    'Staupe, Hepatitis, Parvovirose (Nobivac DHPPi)   21.03.2025',
    'Staupe, Parvovirose (DHPPi)   21.03.2025',
    'Distemper, Parvo (DHPP)   03/21/2025',
  ])('%s', (line) => {
    expect(read(line)).toEqual(['dhpp 2025-03-21']);
  });

  test('and a product says more than its disease', () => {
    expect(read('Rabies (Imrab 3)   03/21/2025')).toEqual(['rabies-3y 2025-03-21']);
  });

  test.each([
    ['Rabies 3yr, DHPP (Vanguard Plus 5)   03/21/2025', ['rabies-3y', 'dhpp']],
    ['Parvo, DHPP (Vanguard Plus 5)   03/21/2025', ['parvo', 'dhpp']],
    ['DHPP (with Lyme)   03/21/2025', ['dhpp', 'lyme']],
  ])('but others are: %s', (line, codes) => {
    expect(read(line)).toEqual(codes.map((code) => `${code} 2025-03-21`));
  });
});

test.each(['distemper, hepatitis, parvovirus   03/21/2025', 'Staupe, Hepatitis, Parvovirose   21.03.2025'])(
  'diseases that one vaccine protects against are one dose: %s',
  (line) => {
    expect(read(line)).toEqual(['dhp 2025-03-21']);
  },
);

test('of several lots in a sentence each vaccine has its own', () => {
  const page = `Juno received Rabies 3yr (lot 18844A) and DHPP (lot 55231B) as well as Lyme on March 21, 2025, she was well.`;
  const lots = proposeVaccinations(typed(page), 'dog', '2026-11-21').map(({ lotNumber }) => shown(lotNumber));
  expect(lots).toEqual(['18844A', '55231B', '']);
});
