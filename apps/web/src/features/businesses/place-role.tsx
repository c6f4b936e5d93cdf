import { useWordsOf } from '../../platform/words/index.ts';
import type { Place } from './place.ts';
import { businessWords } from './words.ts';

/** What the person is at a place, in a word. */
export function PlaceRole({ role }: Pick<Place, 'role'>) {
  return useWordsOf(businessWords).roles[role];
}
