import { describe, expect, it } from 'vitest';
import misspelledNames from './data/misspelled-names.json' with { type: 'json' };
import { matchVaccine, type VaccineMatch } from './match-vaccine.ts';
import { products } from './product.ts';
import type { Species } from './species.ts';
import { findVaccine, vaccines } from './vaccine.ts';

/** A match as a short text: the code, '?' and the possible codes, or '-'. */
function brief(match: VaccineMatch): string {
  if (match.kind === 'none') return '-';
  if (match.kind === 'certain') return match.vaccine.code;
  return `?${match.candidates.map(({ code }) => code).join(' ')}`;
}

/** Every spelling of the catalogue with the vaccines it is listed for. */
function ownSpellings(): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  const add = (text: string, code: string): void => {
    const key = text.toUpperCase();
    owners.set(key, (owners.get(key) ?? new Set()).add(code));
  };
  for (const { code, name, abbreviations, synonyms } of vaccines) {
    for (const text of [name, ...abbreviations, ...synonyms]) add(text, code);
  }
  for (const { name, vaccine } of products) add(name, vaccine);
  return owners;
}

const own = [...ownSpellings()].flatMap(([text, codes]) => [...codes].map((code) => ({ text, code, codes })));

describe("the catalogue's own spellings", () => {
  it.each(own.filter(({ codes }) => codes.size === 1))(
    '$text is $code, or asked with it among the answers',
    (row) => {
      const match = matchVaccine(row.text);
      const answers =
        match.kind === 'unsure' ? match.candidates : match.kind === 'certain' ? [match.vaccine] : [];
      expect(answers.map(({ code }) => code)).toContain(row.code);
    },
  );

  it('are certain but for the few that the catalogue itself calls ambiguous', () => {
    const asked = own.filter(({ text, codes }) => codes.size === 1 && matchVaccine(text).kind !== 'certain');
    expect(asked.map(({ text }) => text)).toEqual(['C6', '7-IN-1', 'C5', '6-IN-1', 'BB']);
  });

  it.each(own.filter(({ codes }) => codes.size > 1))(
    '$text belongs to several and is asked',
    ({ text, code }) => {
      const match = matchVaccine(text);
      expect(match.kind).toBe('unsure');
      expect(brief(match)).toContain(code);
    },
  );

  it.each(own)('$text means the same for the species it is made for', ({ text, code }) => {
    const match = matchVaccine(text, findVaccine(code)?.species[0] ?? null);
    expect(brief(match)).toContain(code);
  });
});

describe('300 misspelled and re-ordered names', () => {
  // JSON does not preserve that each row is a text, a species and a code.
  const rows = misspelledNames as unknown as readonly (readonly [string, Species | null, string])[];
  const answers = rows.map(([text, species, code]) => ({
    text,
    code,
    answer: brief(matchVaccine(text, species)),
  }));

  it('are read right in at least 95 of 100', () => {
    expect(rows).toHaveLength(300);
    expect(answers.filter(({ code, answer }) => code === answer).length).toBeGreaterThanOrEqual(285);
  });

  it('are never read wrong with confidence', () => {
    const wrong = answers.filter(
      ({ code, answer }) => answer !== code && answer !== '-' && !answer.startsWith('?'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is only partly certain', () => {
  it.each([
    ['KC', '?bordetella-unspecified kc', ['BORD']],
    ['kennel cough IN', '?bordetella-in kc', ['BORD']],
    ['Lepto', '?lepto2 lepto4', ['LEPTO']],
    ['dog flu', '?civ-bivalent civ-unspecified', []],
    ['C5', '?c5-au', ['CAV2', 'CDV', 'CPV']],
    ['Bb', '?bordetella-unspecified lyme', []],
    ['F4', '?fvrccp fvrcp-felv', ['FCV', 'FHV1', 'FPV']],
  ])('%s credits only what all its meanings carry', (text, answer, antigens) => {
    const match = matchVaccine(text);
    expect(brief(match)).toBe(answer);
    expect(match).toHaveProperty('certainAntigens', antigens);
  });

  it.each([
    ['dog', 'dhpp'],
    ['cat', 'fvrcp'],
    ['ferret', 'distemper-ferret'],
  ] as const)('distemper of a %s is %s', (species, code) => {
    expect(brief(matchVaccine('Distemper', species))).toBe(code);
  });

  it('distemper of an unknown animal is asked', () => {
    expect(brief(matchVaccine('Distemper'))).toBe('?dhpp fvrcp distemper-ferret');
  });

  it('a vaccine for another species is never certain', () => {
    expect(brief(matchVaccine('FVRCP', 'dog'))).toBe('?fvrcp');
  });

  it('a list of vaccines is several doses, so it is asked', () => {
    expect(brief(matchVaccine('DHPP, Rabies, Bordetella', 'dog'))).toBe(
      '?dhpp rabies-unspecified bordetella-unspecified',
    );
    expect(brief(matchVaccine('FVRCP + Rabies', 'cat'))).toContain('?');
  });

  it('an unknown word beside a name makes it a question', () => {
    expect(brief(matchVaccine('Rabies Xylofon', 'dog'))).toBe('?rabies-unspecified');
  });
});

describe('lines that are no dose', () => {
  it.each([
    'FeLV/FIV combo test',
    'Lyme booster - DECLINED',
    'Rabies titer FAVN',
    'Wellness exam',
    'ProHeart 12',
    'Sales tax',
    'Nobivac',
    'Merck',
    'Leash',
    'Nail trim',
    'Cerenia',
    'Senior blood panel',
    'booster',
    'annual vaccines',
    'puppy shots',
    '',
    ' - ',
  ])('%j is none', (text) => {
    expect(matchVaccine(text)).toEqual({ kind: 'none' });
  });
});

describe('letters', () => {
  it.each([
    ['DA2PPv-L4', 'dhppl4'],
    ['DAPPi/L2', 'dhppl2'],
    ['DHPPi/L4R', 'dhppl4r'],
    ['DHLPP', 'dhppl2'],
    ['DHP-Pi', 'dhpp'],
    ['MHA2PPi Canigen', 'dhpp'],
    ['FVRCCP', 'fvrccp'],
    ['RPC', 'fvrcp'],
    ['CPV', 'parvo'],
  ])('%s is read as %s', (text, code) => {
    expect(brief(matchVaccine(text))).toBe(code);
  });
});
