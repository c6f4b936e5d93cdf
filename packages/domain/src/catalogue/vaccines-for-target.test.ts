import { expect, test } from 'vitest';
import { targets } from './target.ts';
import { vaccinesForTarget } from './vaccines-for-target.ts';

test('the vaccine that is made for a target alone comes first', () => {
  expect(vaccinesForTarget('rabies', 'dog')[0]?.antigens).toEqual(['RABV']);
  expect(vaccinesForTarget('civ', 'dog')[0]?.antigens).toHaveLength(2);
});

test('every target of the catalogue can be met by a vaccine for each of its species', () => {
  for (const { code, species } of targets) {
    for (const one of species) expect(vaccinesForTarget(code, one), `${code} ${one}`).not.toEqual([]);
  }
});

test('a vaccine of another species and one that never counts are left out', () => {
  expect(vaccinesForTarget('rabies', 'cat').every(({ species }) => species.includes('cat'))).toBe(true);
  for (const { code, species, notFrom = [] } of targets) {
    const codes = species.flatMap((one) => vaccinesForTarget(code, one).map((vaccine) => vaccine.code));
    for (const excluded of notFrom) expect(codes).not.toContain(excluded);
  }
  expect(vaccinesForTarget('custom:Moon dust', 'dog')).toEqual([]);
});
