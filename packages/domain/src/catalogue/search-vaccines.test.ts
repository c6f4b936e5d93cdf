import { describe, expect, it } from 'vitest';
import { searchVaccines } from './search-vaccines.ts';

const codes = (query: string, species?: 'dog' | 'cat' | 'ferret'): string[] =>
  searchVaccines(query, species ?? null).map(({ vaccine }) => vaccine.code);

describe('the search while typing', () => {
  it.each([
    ['bord', 'bordetella-unspecified'],
    ['imrab 3', 'rabies-3y'],
    ['da2pp', 'dhpp'],
    ['vang 5 l4', 'dhppl4'],
    ['oral bord', 'bordetella-oral'],
  ])('finds for %j first %s', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it('tolerates one typo in a word of four letters or more', () => {
    expect(codes('bordatella')).toContain('bordetella-unspecified');
    expect(codes('rabeis')).toContain('rabies-1y');
  });

  it('leaves out what is not given to the species', () => {
    const found = searchVaccines('distemper', 'cat');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ vaccine }) => vaccine.species.includes('cat'))).toBe(true);
  });

  it('keeps a product that suits a species its vaccine does not list', () => {
    expect(searchVaccines('imrab 3', 'ferret').map(({ product }) => product?.name)).toContain('Imrab 3');
  });

  it('says which part of which spelling matched, and the product', () => {
    const [first] = searchVaccines('lepto4');
    expect(first?.spelling.slice(first.start, first.end).toLowerCase()).toContain('lepto4');
    expect(searchVaccines('eravac')[0]).toMatchObject({ spelling: 'Eravac', start: 0, end: 6 });
    expect(searchVaccines('hexadog')[0]?.vaccine.code).toBe('dhppl4r');
  });

  it('names each vaccine and product once, and no more than asked', () => {
    const found = searchVaccines('rabies', null, 5);
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ vaccine, product }) => product?.name ?? vaccine.code)).size).toBe(5);
  });

  it.each(['', '   ', '!!', 'zzzz'])('finds nothing for %j', (query) => {
    expect(searchVaccines(query)).toEqual([]);
  });
});
