import { beginOfText, isCalendarDate, isPlainText } from '@clearpaw/domain';

/** An object in a file that others wrote: any field may have any type. */
export type ForeignFields = Readonly<Record<string, unknown>>;

/** Longer lists do not occur in a record; the rest is ignored. */
const maxListed = 20;

export function fieldsOf(value: unknown): ForeignFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignFields) : {};
}

export function listedIn(value: unknown, atMost = maxListed): readonly ForeignFields[] {
  return Array.isArray(value) ? value.slice(0, atMost).map(fieldsOf) : [];
}

/** One line of text that a record can store; null for everything else, including a line with hidden characters. */
export function lineOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const line = beginOfText(value, maxLength * 2)
    .replace(/\s+/g, ' ')
    .trim();
  const text = beginOfText(line, maxLength).trim();
  return text !== '' && text.isWellFormed() && isPlainText(text) ? text : null;
}

/** The day of a FHIR date or time; null if it states no single day. */
export function statedDay(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const day = /^(\d{4}-\d\d-\d\d)(?:T\d\d:|$)/.exec(value)?.[1];
  return day !== undefined && isCalendarDate(day) ? day : null;
}

/** The names of a thing: its own text, then the names of its codes. */
export function wordsNaming(concept: unknown, maxLength = 120): readonly string[] {
  const { text, coding } = fieldsOf(concept);
  const names = [text, ...listedIn(coding).map(({ display }) => display)];
  return [...new Set(names.flatMap((name) => lineOf(name, maxLength) ?? []))];
}
