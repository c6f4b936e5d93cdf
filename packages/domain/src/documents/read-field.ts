import { certaintyOf, type PageRegion, type PrintedLine, regionAround, textOf } from './positioned-word.ts';
import type { PrintedDate } from './printed-date.ts';
import { withoutMarks } from './printed-text.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/** One field read from a document. With several candidates a person has to choose; `value` then is null. */
export interface ReadField {
  readonly value: string | null;
  readonly candidates: readonly string[];
  readonly confidence: number;
  readonly place: PageRegion | null;
}

export const emptyField: ReadField = { value: null, candidates: [], confidence: 0, place: null };

/** @param trust how often the interpretation of correctly read characters is right, 0 to 1 */
export function fieldOfText(words: PrintedLine, trust: number): ReadField {
  const value = withoutMarks(textOf(words));
  if (value === '' || /^[-–—_.x]+$/i.test(value)) return emptyField;
  return { value, candidates: [value], confidence: certaintyOf(words) * trust, place: regionAround(words) };
}

export function fieldOfDate(date: PrintedDate | null, trust: number): ReadField {
  if (date === null) return emptyField;
  const [first, ...others] = date.candidates;
  const isClear = first !== undefined && others.length === 0;
  const { candidates, place, confidence } = date;
  return { value: isClear ? first : null, candidates, confidence: isClear ? confidence * trust : 0.5, place };
}

export function fieldOfVaccine({ match, words }: NamedVaccine): ReadField {
  const place = regionAround(words);
  const certainty = certaintyOf(words);
  if (match.kind === 'certain') {
    const { code } = match.vaccine;
    return { value: code, candidates: [code], confidence: certainty * 0.98, place };
  }
  return {
    value: null,
    candidates: match.candidates.map(({ code }) => code),
    confidence: certainty * 0.5,
    place,
  };
}
