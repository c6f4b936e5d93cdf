import { describe, expect, it } from 'vitest';
import { ambiguousAliases } from './ambiguous-alias.ts';
import { antigens, findAntigen } from './antigen.ts';
import { manufacturers, products } from './product.ts';
import { routeOfLabel } from './route.ts';
import { speciesList } from './species.ts';
import { findTarget, targets } from './target.ts';
import { findVaccine, vaccines } from './vaccine.ts';

describe('the catalogue', () => {
  it('has each code once', () => {
    for (const rows of [vaccines, targets, antigens]) {
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    }
  });

  it('has 63 vaccines, 179 products, 12 targets, 29 antigens and 16 manufacturers', () => {
    const sizes = [vaccines, products, targets, antigens, manufacturers].map((rows) => rows.length);
    expect(sizes).toEqual([63, 179, 12, 29, 16]);
  });

  it('names only antigens, vaccines and species it lists', () => {
    const named = [
      ...vaccines.flatMap((vaccine) => [...vaccine.antigens, ...vaccine.optionalAntigens]),
      ...products.flatMap((product) => product.antigens),
      ...targets.flatMap((target) => [...(target.allOf ?? []), ...(target.anyOf ?? [])]),
      ...ambiguousAliases.flatMap(({ safeAntigens }) => safeAntigens),
    ];
    expect(named.filter((code) => findAntigen(code) === null)).toEqual([]);
    const referred = [
      ...products.map(({ vaccine }) => vaccine),
      ...targets.flatMap(({ notFrom }) => notFrom ?? []),
      ...ambiguousAliases.flatMap(({ candidates }) => candidates),
    ];
    expect(referred.filter((code) => findVaccine(code) === null)).toEqual([]);
    const species = [...vaccines, ...products, ...targets, ...antigens].flatMap((row) => row.species);
    expect(species.filter((name) => !speciesList.includes(name))).toEqual([]);
  });

  it('names a route by the first word of every label', () => {
    expect(vaccines.flatMap(({ routes }) => routes).filter((label) => routeOfLabel(label) === null)).toEqual(
      [],
    );
    expect(routeOfLabel('oral (buccal)')).toBe('oral');
    expect(routeOfLabel('transdermal')).toBeNull();
  });

  it('needs all or any antigens for every target, never both', () => {
    expect(targets.filter(({ allOf, anyOf }) => (allOf === undefined) === (anyOf === undefined))).toEqual([]);
  });

  it('answers null for what it does not list, names of object members too', () => {
    for (const code of ['unlisted', 'constructor', '__proto__', '']) {
      expect([findVaccine(code), findTarget(code), findAntigen(code)]).toEqual([null, null, null]);
    }
  });
});
