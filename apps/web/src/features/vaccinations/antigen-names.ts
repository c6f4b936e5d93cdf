import { findAntigen, type Vaccine } from '@clearpaw/domain';
import { inSentence } from '../../platform/messages/index.ts';

/** What a vaccine protects against, in plain words: "Distemper, adenovirus 2, parvovirus". */
export function antigenNames(vaccine: Vaccine): string {
  const names = vaccine.antigens.map((code) => findAntigen(code)?.disease ?? code);
  const [first = '', ...rest] = [...new Set(names)];
  return [first, ...rest.map((name) => inSentence(name.charAt(0)) + name.slice(1))].join(', ');
}
