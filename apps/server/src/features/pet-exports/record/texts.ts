import { formatMicrochip, type Species, type TestResult, weightIn } from '@clearpaw/domain';
import {
  localeOf,
  momentIn,
  shortDateIn,
  targetNameIn,
  wordsOfCode,
  wordsOfLanguage,
} from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import type { PetRow } from '../../pets/index.ts';
import { recordMessages } from '../messages.gen.ts';
import type { Wording } from './wording.ts';

type Spoken = Pick<Wording, 'language'>;

export const dayText = ({ language }: Spoken, day: string): string =>
  shortDateIn(language, new Date(`${day}T00:00:00Z`), 'UTC');

export const dayOfInstant = ({ language }: Spoken, instant: string | Date, timeZone: string): string =>
  shortDateIn(language, new Date(instant), timeZone);

export const momentText = ({ language }: Spoken, instant: Date, timeZone: string): string =>
  momentIn(language, instant, timeZone);

/** In both units, because the reader may be anywhere. */
export function weightText({ language }: Spoken, kg: number): string {
  const said = (value: number, unit: 'kilogram' | 'pound') =>
    value.toLocaleString(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 });
  return `${said(kg, 'kilogram')} (${said(weightIn('lb', kg), 'pound')})`;
}

/** "Feline leukaemia" for `feline-leukaemia`. */
export function codeText({ words }: Pick<Wording, 'words'>, code: string): string {
  return capitalized(wordsOfCode(code, words));
}

/** For other programs, which expect one language. */
export const codeInEnglish = (code: string): string => codeText({ words: wordsOfLanguage('en') }, code);

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const targetName = ({ words }: Pick<Wording, 'words'>, code: string): string =>
  targetNameIn(words.names, code) ?? codeText({ words }, code);

interface NamedTest {
  readonly test: string;
  readonly target: string | null;
}

export function testName(wording: Wording, { test, target }: NamedTest): string {
  const { texts, words } = wording;
  if (target === null) return capitalized(texts.test(wordsOfCode(test, words)));
  return texts.testFor(codeText(wording, test), targetName(wording, target));
}

export const treatmentName = ({ texts, words }: Wording, treatment: string): string =>
  capitalized(texts.treatment(wordsOfCode(treatment, words)));

export const resultText = ({ texts }: Wording, result: TestResult): string => texts.results[result];

/** Several values as one text; null if there are none. */
export function joined({ texts }: Wording, ...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part): part is string => Boolean(part));
  return said.length === 0 ? null : said.reduce((before, next) => texts.list(before, next));
}

export function sexText({ texts }: Wording, { sex, sterilized }: Pick<PetRow, 'sex' | 'sterilized'>): string {
  if (sterilized === null) return texts.sexes[sex];
  return sterilized ? texts.sterilized[sex] : texts.intact[sex];
}

export function bornText(
  wording: Wording,
  { bornOn, bornOnPrecision }: Pick<PetRow, 'bornOn' | 'bornOnPrecision'>,
): string | null {
  if (bornOn === null) return null;
  const { texts, language } = wording;
  if (bornOnPrecision === 'year') return texts.about(bornOn.slice(0, 4));
  if (bornOnPrecision !== 'month') return dayText(wording, bornOn);
  const fields = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(localeOf(language), fields);
  return texts.about(month.format(new Date(`${bornOn}T00:00:00Z`)));
}

export const recordFileName = (pet: string, language: Language): string =>
  recordMessages[language].fileName(pet);

export const speciesIn = ({ texts }: Pick<Wording, 'texts'>, species: string): string =>
  texts.species[species as Species];

export const speciesText = (language: Language, species: string): string =>
  speciesIn({ texts: recordMessages[language] }, species);

export const chipText = (chip: string | null): string | null =>
  chip === null ? null : formatMicrochip(chip);

/** Printed on each page, so that loose pages can be put together again. */
export function recordNumber(petId: string): string {
  const tail = petId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
