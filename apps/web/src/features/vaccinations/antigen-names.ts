import { findAntigen, type Vaccine } from '@clearpaw/domain';

/** What a vaccine protects against, in plain words: "Distemper, adenovirus 2, parvovirus". */
export function antigenNames(vaccine: Vaccine): string {
  const names = vaccine.antigens.map((code) => findAntigen(code)?.disease ?? code);
  const [first = '', ...rest] = [...new Set(names)];
  return [first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');
}
