import { customVaccine, type Species, type Vaccine, vaccines } from '@clearpaw/domain';

interface Option {
  readonly id: string;
  readonly label: string;
}

/** The option for a custom vaccine named in a file. */
export function otherOption(read: readonly string[], label: string): readonly Option[] {
  return read.includes(customVaccine) ? [{ id: customVaccine, label }] : [];
}

/** All vaccines: first those that were read, then those for the pet's species. */
export function vaccineOptions(read: readonly string[], species: Species | null): readonly Vaccine[] {
  const rank = ({ code, species: madeFor }: Vaccine): number => {
    if (read.includes(code)) return read.indexOf(code) - read.length;
    return species === null || madeFor.includes(species) ? 0 : 1;
  };
  return vaccines.toSorted((a, b) => rank(a) - rank(b));
}
