import { findTarget, formatMicrochip, type Species, type TestResult, weightIn } from '@clearpaw/domain';
import type { PetRow } from '../../pets/index.ts';

/** "Jun 3, 2026": the month by its name, because 3/6 and 6/3 are two days depending on the country. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export function dayOfInstant(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** "Sun, Nov 22, 2026, 10:12 AM". */
export function momentText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  })
    .format(instant)
    .replace(/\u202f/g, ' ');
}

const rounded = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** In both units, because the reader may be anywhere. */
export function weightText(kg: number): string {
  return `${rounded(kg)} kg (${rounded(weightIn('lb', kg))} lb)`;
}

/** "Feline leukaemia" for `feline-leukaemia`. */
export function codeText(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const targetName = (code: string): string => findTarget(code)?.name ?? codeText(code);

export function testName({
  test,
  target,
}: {
  readonly test: string;
  readonly target: string | null;
}): string {
  const name = codeText(test);
  return target === null ? `${name} test` : `${name}, for ${targetName(target)}`;
}

const results: Readonly<Record<TestResult, string>> = {
  negative: 'Negative',
  positive: 'Positive',
  protective: 'Protective titer',
  not_protective: 'Titer not protective',
};

export const resultText = (result: TestResult): string => results[result];

const speciesNames: Readonly<Record<Species, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  ferret: 'Ferret',
  rabbit: 'Rabbit',
  bird: 'Bird',
  reptile: 'Reptile',
  small_mammal: 'Small mammal',
  horse: 'Horse',
  other: 'Other',
};

const sexNames = { male: 'Male', female: 'Female', unknown: 'Not stated' } as const;
const sterilizedNames = { male: 'neutered', female: 'spayed', unknown: 'sterilized' } as const;

export function sexText({ sex, sterilized }: Pick<PetRow, 'sex' | 'sterilized'>): string {
  if (sterilized === null) return sexNames[sex];
  if (sex === 'unknown') return sterilized ? 'Spayed or neutered' : 'Not spayed or neutered';
  return `${sexNames[sex]}, ${sterilized ? sterilizedNames[sex] : `not ${sterilizedNames[sex]}`}`;
}

export function bornText({
  bornOn,
  bornOnPrecision,
}: Pick<PetRow, 'bornOn' | 'bornOnPrecision'>): string | null {
  if (bornOn === null) return null;
  if (bornOnPrecision === 'year') return `About ${bornOn.slice(0, 4)}`;
  if (bornOnPrecision !== 'month') return dayText(bornOn);
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `About ${month.format(new Date(`${bornOn}T00:00:00Z`))}`;
}

export const speciesText = (species: string): string => speciesNames[species as Species];
export const chipText = (chip: string | null): string | null =>
  chip === null ? null : formatMicrochip(chip);

/** Printed on each page, so that loose pages can be put together again. */
export function recordNumber(petId: string): string {
  const tail = petId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
