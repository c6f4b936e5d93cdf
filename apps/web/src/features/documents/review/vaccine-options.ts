import { customVaccine, type Species, type Vaccine, vaccines } from '@clearpaw/domain';

interface Option {
  readonly id: string;
  readonly label: string;
}

/** What stands for a vaccine that the catalogue does not list, where a file names one. */
export function otherOption(read: readonly string[], label: string): readonly Option[] {
  return read.includes(customVaccine) ? [{ id: customVaccine, label }] : [];
}

/** All vaccines, in the order in which one is looked for: as read, then those made for the pet's species. */
export function vaccineOptions(read: readonly string[], species: Species | null): readonly Vaccine[] {
  const rank = ({ code, species: madeFor }: Vaccine): number => {
    if (read.includes(code)) return read.indexOf(code) - read.length;
    return species === null || madeFor.includes(species) ? 0 : 1;
  };
  return vaccines.toSorted((a, b) => rank(a) - rank(b));
}
