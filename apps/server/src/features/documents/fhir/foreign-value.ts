import { beginOfText, isCalendarDate, isPlainText } from '@clearpaw/domain';

/** An object of a file that others wrote: any field may be of any type. */
export type ForeignFields = Readonly<Record<string, unknown>>;

/** More of one list than any record needs is not looked at. */
const maxListed = 20;

export function fieldsOf(value: unknown): ForeignFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignFields) : {};
}

export function listedIn(value: unknown, atMost = maxListed): readonly ForeignFields[] {
  return Array.isArray(value) ? value.slice(0, atMost).map(fieldsOf) : [];
}

/** One line as a record can hold it; null for everything else, also for a line that hides characters. */
export function lineOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const line = beginOfText(value, maxLength * 2)
    .replace(/\s+/g, ' ')
    .trim();
  const text = beginOfText(line, maxLength).trim();
  return text !== '' && text.isWellFormed() && isPlainText(text) ? text : null;
}

/** The day of a FHIR date or time, as it is written there; null where it names no single day. */
export function statedDay(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const day = /^(\d{4}-\d\d-\d\d)(?:T\d\d:|$)/.exec(value)?.[1];
  return day !== undefined && isCalendarDate(day) ? day : null;
}

/** What names a thing in words: its own text, then how its codes are called. */
export function wordsNaming(concept: unknown, maxLength = 120): readonly string[] {
  const { text, coding } = fieldsOf(concept);
  const names = [text, ...listedIn(coding).map(({ display }) => display)];
  return [...new Set(names.flatMap((name) => lineOf(name, maxLength) ?? []))];
}
