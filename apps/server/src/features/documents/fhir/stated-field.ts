import type { ReadField } from '@clearpaw/domain';

/** A field that the file does not have. */
export const noField: ReadField = { value: null, candidates: [], confidence: 0, place: null };

/** A statement in a file needs no interpretation: it is as certain as the file. */
export function stated(value: string | null): ReadField {
  return value === null ? noField : { value, candidates: [value], confidence: 1, place: null };
}
