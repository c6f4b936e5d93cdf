import { roleOfLabel } from './label.ts';

interface NamedField {
  readonly name: string;
  readonly hint: string;
}

/** 'form1[0].LotNo_2' and 'lotNo2' are 'Lot No'. */
function spoken(name: string): string {
  const last =
    name
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  return last
    .slice(0, 60)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The text of a field's hint or name that says what the field means; null if neither says it. */
export function labelOfField({ name, hint }: NamedField): string | null {
  return [hint.slice(0, 60), spoken(name)].find((text) => text !== '' && roleOfLabel(text) !== null) ?? null;
}

const dateParts = [
  ['day', /^(?:day|dd|tag|jour|dia|dag)$/],
  ['month', /^(?:month|mm|monat|mois|mes|maand)$/],
  ['year', /^(?:year|yyyy|yy|jahr|annee|ano|jaar)$/],
] as const;

/** Which part of a date a field holds by its hint or name, such as 'given_day'; null for any other field. */
export function partOfDate({ name, hint }: NamedField): 'day' | 'month' | 'year' | null {
  for (const text of [hint.slice(0, 60), spoken(name)]) {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const last = plain.split(' ').at(-1) ?? '';
    const found = dateParts.find(([, pattern]) => pattern.test(last));
    if (found) return found[0];
  }
  return null;
}
