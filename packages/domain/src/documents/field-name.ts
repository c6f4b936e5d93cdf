import { roleOfLabel } from './label.ts';

const longestHint = 60;

interface NamedField {
  readonly name: string;
  readonly hint: string;
}

/** 'form1[0].LotNo_2', 'LotNo.2' and 'lotNo2' are 'Lot No'. */
function spoken(name: string): string {
  const parts = name.replace(/\[\d+\]/g, '').split('.');
  const last = parts.findLast((part) => /\p{L}/u.test(part)) ?? '';
  return last
    .slice(0, 60)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** Words before what a hint is about: 'Please enter the lot number'. */
const asking =
  /^(?:please|enter|type|write|choose|select|insert|fill|in|the|an?|your|pets?|bitte|den|die|das|saisir|saisissez|entrez|indiquez|le|la|les|introduzca|ingrese|indique|el|insira|informe|o|vul|voer|de|het)$/;

/** 'Please enter the lot number.' is 'lot number'. */
function named(hint: string): string {
  const words = hint.slice(0, longestHint).split(/\s+/);
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '');
  const start = words.findIndex((word) => !asking.test(plain(word)));
  return words.slice(Math.max(0, start)).join(' ').replace(/\.$/, '');
}

/** The text of a field's hint or name that says what the field means; null if neither says it. */
export function labelOfField({ name, hint }: NamedField): string | null {
  const texts = [hint.slice(0, longestHint), named(hint), spoken(name)];
  return texts.find((text) => text !== '' && roleOfLabel(text) !== null) ?? null;
}

const dateParts = [
  ['day', /^(?:day|dd|tag|jour|dia|dag)$/],
  ['month', /^(?:month|mm|monat|mois|mes|maand)$/],
  ['year', /^(?:year|yyyy|yy|jahr|annee|ano|jaar)$/],
] as const;

/** Which part of a date a field holds by its hint or name, such as 'given_day'; null for any other field. */
export function partOfDate({ name, hint }: NamedField): 'day' | 'month' | 'year' | null {
  for (const text of [hint.slice(0, longestHint), spoken(name)]) {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const last = plain.split(' ').at(-1) ?? '';
    const found = dateParts.find(([, pattern]) => pattern.test(last));
    if (found) return found[0];
  }
  return null;
}
