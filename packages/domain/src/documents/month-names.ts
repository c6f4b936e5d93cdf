import { createMisreadIndex } from './misread-index.ts';

/** The months as certificates write them in English, German, French, Spanish, Portuguese and Dutch, without accents. */
const names: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero', 'janeiro', 'januari', 'jan', 'janv', 'ene'],
  ['february', 'februar', 'feber', 'fevrier', 'febrero', 'fevereiro', 'februari', 'feb', 'fev', 'fevr'],
  ['march', 'marz', 'maerz', 'mars', 'marzo', 'marco', 'maart', 'mar', 'mrz', 'mrt'],
  ['april', 'avril', 'abril', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'maio', 'mei'],
  ['june', 'juni', 'juin', 'junio', 'junho', 'jun'],
  ['july', 'juli', 'juillet', 'julio', 'julho', 'jul', 'juil'],
  ['august', 'aout', 'agosto', 'augustus', 'aug', 'ago', 'aou'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'setembro', 'sept', 'sep', 'set'],
  ['october', 'oktober', 'octobre', 'octubre', 'outubro', 'oct', 'okt', 'out'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dezembro', 'dec', 'dez', 'dic'],
];

const numberByName: ReadonlyMap<string, number> = new Map(
  names.flatMap((all, index) => all.map((name) => [name, index + 1] as const)),
);

/** 'januani'; shorter names differ from each other by one letter. */
const misreadMonth = createMisreadIndex(numberByName, 5);

/** 1 to 12, or null for a word that is not a month. */
export function monthNamed(word: string): number | null {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.$/, '')
    // OCR reads some letters as digits: 0ct, Ju1.
    .replace(/^0/, 'o')
    .replace(/^5/, 's')
    .replace(/1/g, 'l');
  return numberByName.get(plain) ?? misreadMonth(plain);
}
