import type { ReadField } from '@clearpaw/domain';

/** Not in the file. */
export const noField: ReadField = { value: null, candidates: [], confidence: 0, place: null };

/** What a file states needs no reading: it is as certain as the file. */
export function stated(value: string | null): ReadField {
  return value === null ? noField : { value, candidates: [value], confidence: 1, place: null };
}
