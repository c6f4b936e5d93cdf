import type { Species } from './species.ts';
import { findTarget } from './target.ts';
import { type Vaccine, vaccines } from './vaccine.ts';

/** The vaccines for a species whose doses count for a target, those with the fewest other antigens first. */
export function vaccinesForTarget(code: string, species: Species): readonly Vaccine[] {
  const target = findTarget(code);
  const all = target?.allOf ?? [];
  const any = target?.anyOf ?? [];
  const carries = ({ antigens }: Vaccine): boolean =>
    all.length > 0
      ? all.every((antigen) => antigens.includes(antigen))
      : any.some((antigen) => antigens.includes(antigen));
  return vaccines
    .filter((vaccine) => vaccine.species.includes(species) && carries(vaccine))
    .filter((vaccine) => !target?.notFrom?.includes(vaccine.code))
    .toSorted((a, b) => a.antigens.length - b.antigens.length);
}
