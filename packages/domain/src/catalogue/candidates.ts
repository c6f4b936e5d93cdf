import type { AntigenCode } from './antigen-code.ts';
import type { Hints } from './hints.ts';
import type { Species } from './species.ts';
import { findVaccine, type Vaccine, vaccines } from './vaccine.ts';

/** Each vaccine once, in the order given. */
export function distinct(candidates: readonly Vaccine[]): readonly Vaccine[] {
  return [...new Set(candidates)];
}

/** The vaccines that carry exactly these antigens, apart from optional ones, without a stated duration. */
export function withAntigens(antigens: ReadonlySet<string>): readonly Vaccine[] {
  return vaccines.filter(
    (vaccine) =>
      vaccine.antigens.length > 0 &&
      vaccine.antigens.every((antigen) => antigens.has(antigen)) &&
      [...antigens].every(
        (antigen) => vaccine.antigens.includes(antigen) || vaccine.optionalAntigens.includes(antigen),
      ) &&
      !/-[13]y$/.test(vaccine.code),
  );
}

/** The vaccines that the antigen letters can stand for; the number of serovars decides between those with lepto. */
export function fromAntigenCode({ antigens, serovars }: AntigenCode): readonly Vaccine[] {
  const carrying = withAntigens(antigens);
  if (serovars === null) return carrying;
  const suffix = serovars >= 4 ? 'l4' : 'l2';
  const exact = carrying.filter(({ code }) => code.includes(suffix));
  return exact.length > 0 ? exact : carrying;
}

/** Narrows to the species; if that leaves none, the species decides nothing. */
export function forSpecies(candidates: readonly Vaccine[], species: Species | null): readonly Vaccine[] {
  const fitting = candidates.filter((vaccine) => species !== null && vaccine.species.includes(species));
  return fitting.length > 0 ? fitting : candidates;
}

/** The variant of the vaccine with the duration or route that the line states, if the catalogue lists it separately. */
export function refined(vaccine: Vaccine, hints: Hints): Vaccine {
  const family = vaccine.code.replace(/-(?:unspecified|[13]y)$/, '');
  if (hints.years !== null) {
    const dated = findVaccine(`${family}-${hints.years}y`);
    if (dated !== null) return dated;
  }
  if (hints.routeCode !== null && vaccine.code.endsWith('-unspecified')) {
    return findVaccine(`${family}-${hints.routeCode}`) ?? vaccine;
  }
  return vaccine;
}
