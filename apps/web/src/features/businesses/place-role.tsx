import { useMessages } from '../../platform/words/index.ts';
import type { Business } from './place.ts';
import { businessMessages } from './words.ts';

/** What the person is at a place, in a word. */
export function BusinessRole({ role }: Pick<Business, 'role'>) {
  return useMessages(businessMessages).roles[role];
}
