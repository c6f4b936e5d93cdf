import { type Species, type Vaccine, vaccines } from '@clearpaw/domain';

/** All vaccines, in the order in which one is looked for: as read, then those made for the pet's species. */
export function vaccineOptions(read: readonly string[], species: Species | null): readonly Vaccine[] {
  const rank = ({ code, species: madeFor }: Vaccine): number => {
    if (read.includes(code)) return read.indexOf(code) - read.length;
    return species === null || madeFor.includes(species) ? 0 : 1;
  };
  return vaccines.toSorted((a, b) => rank(a) - rank(b));
}
