import { type BusinessKind, businessKinds, isTimeZoneName } from '@clearpaw/domain';
import type { businessWords } from './words.ts';

/** A place as it is being set up. */
export interface PlaceDraft {
  readonly name: string;
  readonly kind: BusinessKind | null;
  readonly timeZone: string | null;
}

/** A draft in which nothing is missing. */
export interface NewPlace {
  readonly name: string;
  readonly kind: BusinessKind;
  readonly timeZone: string;
}

export type PlaceProblems = { readonly [Field in keyof PlaceDraft]?: string };

const longestName = 80;

/** What was read back from the device, if it still has the shape of a draft. */
export function isPlaceDraft(read: unknown): read is PlaceDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { name, kind, timeZone } = read as Record<string, unknown>;
  const isKind = kind === null || businessKinds.some((known) => known === kind);
  return typeof name === 'string' && isKind && (timeZone === null || typeof timeZone === 'string');
}

/** A place that can be opened, or what is still wrong, by field. */
export function checkPlace(
  { name, kind, timeZone }: PlaceDraft,
  words: (typeof businessWords)['en'],
): { readonly place: NewPlace } | { readonly problems: PlaceProblems } {
  const trimmed = name.trim();
  const zone = timeZone !== null && isTimeZoneName(timeZone) ? timeZone : null;
  if (trimmed !== '' && trimmed.length <= longestName && kind !== null && zone !== null) {
    return { place: { name: trimmed, kind, timeZone: zone } };
  }
  return {
    problems: {
      ...(trimmed === '' ? { name: words.nameRequired } : {}),
      ...(trimmed.length > longestName ? { name: words.nameLong } : {}),
      ...(kind === null ? { kind: words.kindRequired } : {}),
      ...(zone === null ? { timeZone: words.timeZoneRequired } : {}),
    },
  };
}
